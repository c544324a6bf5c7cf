// Runs in the interpreter, before the bundle: what a Linux build lacks and the boards have.
// shim-text.ts writes `bench` before this text. Names are long: the bundle's never hide them.

bench.emptyUsage = process.memory(false).usage;
const benchOwnRequire = require;
/** The spare flash of the board lies in a file of this image. */
const benchFlash = {
  read: function (length, address) {
    return benchOwnRequire('Flash').read(length, address + bench.flashShift);
  },
  write: function (data, address) {
    benchOwnRequire('Flash').write(data, address + bench.flashShift);
  },
  erasePage: function (address) {
    for (let at = 0; at < bench.pageBytes; at += 1024) {
      benchOwnRequire('Flash').erasePage(address + bench.flashShift + at);
    }
  },
};
function benchNothing() {}
function benchRequire(name) {
  return name === 'Flash' ? benchFlash : benchOwnRequire(name);
}
function benchWrite(data) {
  print(E.toString(data));
}
function benchListen(event, whenHeard) {
  bench.hear = whenHeard;
}
function benchConsole() {
  return 'Serial1';
}
/** Pins that a Linux build does not have are others of it, which the board does not use. */
function benchNamePins() {
  for (const name in bench.pins) global[name] = new Pin(bench.pins[name]);
}
/** A port or bus that the interpreter has cannot be replaced; its methods can. */
function benchReplace(device, methods) {
  for (const name in methods) device[name] = methods[name];
}
const BENCH_SERIAL = { write: benchWrite, print: print, on: benchListen };
const BENCH_BUS = { setup: benchNothing, write: benchNothing, writeTo: benchNothing };

benchReplace(Serial1, BENCH_SERIAL);
benchReplace(USB, BENCH_SERIAL);
benchReplace(SPI1, BENCH_BUS);
benchReplace(SPI2, BENCH_BUS);
benchReplace(I2C1, BENCH_BUS);
benchReplace(I2C2, BENCH_BUS);
benchReplace(E, { setConsole: benchNothing, getConsole: benchConsole, reboot: benchNothing });
global.require = benchRequire;
global.ESP32 = { deepSleepExt0: benchNothing };
global.Pixl = { lcdw: benchNothing, setContrast: benchNothing, setLCDPower: benchNothing };
if (bench.hasPicture) {
  global.g = Graphics.createArrayBuffer(128, 64, 1);
  global.g.flip = benchNothing;
}
benchNamePins();
bench.shimUsage = process.memory(false).usage;
