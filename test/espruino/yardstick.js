// The yardstick: as little as a chess clock can do. One side's time, counted down and drawn as
// minutes and seconds when the second changes; nothing else. It is as it is read, not minified.
let stock = 300000;
let since = 0;
let drawn = -1;
const cells = new Uint8Array(4);
function drawClock(s) {
  const m = (s / 60) | 0;
  s -= m * 60;
  cells[0] = (m / 10) | 0;
  cells[1] = m % 10;
  cells[2] = (s / 10) | 0;
  cells[3] = s % 10;
}
function leastTick(now) {
  const left = stock - (now - since);
  if (left <= 0) {
    drawn = 0;
    return;
  }
  const s = ((left + 999) / 1000) | 0;
  if (s !== drawn) {
    drawn = s;
    drawClock(s);
  }
}
function leastPress(now) {
  stock -= now - since;
  since = now;
}
