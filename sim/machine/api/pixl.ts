// Pixl.js: its graphics object `g` and what `Pixl` does to the LCD. Only what a clock needs of it.
import { Bitmap, type Box } from '../bitmap';
import type { PixlLcd } from '../chips/pixl-lcd';
import type { Interpreter } from '../interpreter';
import type { Api, Script } from '../script';
import { eachTextPixel, FONT_WIDTH } from '../small-font';

const WIDTH = 128;
const HEIGHT = 64;
/** Native code that sets three pins for each of eight bits. */
const BYTE_US = 8;
/** Bias, direction, contrast 35, resistor ratio, supply circuits, booster, start, display on. */
const INIT = [0xa2, 0xc8, 0x81, 35, 0x25, 0x2f, 0xf8, 1, 0xa0, 0xaf];

export function pixlGlobals(run: Interpreter): Api {
  const { script } = run;
  const lcd = script.device.lcd as PixlLcd;
  const command = (byte: number): void => {
    script.device.spend(BYTE_US);
    lcd.command(byte & 255, script.device.line.wireUs);
  };
  for (const byte of INIT) lcd.command(byte, script.device.line.wireUs);
  return {
    g: graphics(script, lcd),
    Pixl: script.object('Pixl', {
      setContrast: (share: unknown) => {
        command(0x81);
        command(Math.floor(63 * Math.min(1, Math.max(0, Number(share)))));
      },
      setLCDPower: (isOn: unknown) => command(isOn ? 0xaf : 0xae),
      lcdw: (byte: unknown) => command(Number(byte)),
    }),
  };
}

function graphics(script: Script, lcd: PixlLcd): object {
  const buffer = new script.realm.ArrayBuffer((WIDTH * HEIGHT) / 8);
  const bitmap = new Bitmap(WIDTH, HEIGHT, new Uint8Array(buffer));
  const colours = { front: true, back: false };
  const members: Api = {
    buffer,
    getWidth: () => WIDTH,
    getHeight: () => HEIGHT,
    flip: (isAll: unknown) => {
      const touched = bitmap.takeTouched();
      const box = isAll ? { left: 0, top: 0, right: WIDTH - 1, bottom: HEIGHT - 1 } : touched;
      if (box !== null) send(script, lcd, bitmap, box);
    },
  };
  const g: object = script.object('g', {
    ...members,
    ...drawing(script, bitmap, colours, () => g),
  });
  bitmap.fill(0, 0, [WIDTH - 1, HEIGHT - 1], false);
  return g;
}

interface Colours {
  front: boolean;
  back: boolean;
}

/** Each call gives the object back, so that calls can be chained. */
function drawing(script: Script, bitmap: Bitmap, colours: Colours, g: () => object): Api {
  const calls = { ...shapes(bitmap, colours), ...texts(script, bitmap, colours) };
  const chained = Object.entries(calls).map(([name, call]) => [
    name,
    (...args: unknown[]) => {
      script.device.spend(script.device.facts.costs.pinCallUs);
      call(...args);
      return g();
    },
  ]);
  return {
    ...(Object.fromEntries(chained) as Api),
    getPixel: (x: unknown, y: unknown) => bitmap.get(Number(x), Number(y)),
    stringWidth: (text: unknown) => String(text).length * FONT_WIDTH,
  };
}

type Drawing = Record<string, (...args: unknown[]) => void>;

function shapes(bitmap: Bitmap, colours: Colours): Drawing {
  const n = Number;
  return {
    clear: () => {
      Object.assign(colours, { front: true, back: false });
      bitmap.fill(0, 0, [WIDTH - 1, HEIGHT - 1], false);
    },
    setColor: (colour) => {
      colours.front = n(colour) !== 0;
    },
    setBgColor: (colour) => {
      colours.back = n(colour) !== 0;
    },
    fillRect: (x1, y1, x2, y2) => bitmap.fill(n(x1), n(y1), [n(x2), n(y2)], colours.front),
    clearRect: (x1, y1, x2, y2) => bitmap.fill(n(x1), n(y1), [n(x2), n(y2)], colours.back),
    drawLine: (x1, y1, x2, y2) => bitmap.line(n(x1), n(y1), [n(x2), n(y2)], colours.front),
    setPixel: (x, y, colour) => {
      bitmap.set(n(x), n(y), colour === undefined ? colours.front : n(colour) !== 0);
    },
  };
}

function texts(script: Script, bitmap: Bitmap, colours: Colours): Drawing {
  return {
    setFont: (name) => {
      if (name !== '4x6' && name !== undefined) script.refuse(`g.setFont(${String(name)})`);
    },
    drawString: (text, x, y) => {
      eachTextPixel(String(text), (dx, dy) => {
        bitmap.set(Number(x) + dx, Number(y) + dy, colours.front);
      });
    },
  };
}

/** Whole pages high, from a multiple of eight pixels on. */
function send(script: Script, lcd: PixlLcd, bitmap: Bitmap, box: Box): void {
  const { device } = script;
  const from = box.left & ~7;
  for (let page = box.top >> 3; page <= box.bottom >> 3; page += 1) {
    device.spend(BYTE_US * (3 + box.right - from + 1));
    for (const byte of [0xb0 | page, from & 15, 0x10 | (from >> 4)]) {
      lcd.command(byte, device.line.wireUs);
    }
    for (let x = from; x <= box.right; x += 1) {
      let byte = 0;
      for (let bit = 0; bit < 8; bit += 1) byte |= bitmap.get(x, page * 8 + bit) << bit;
      lcd.data(byte, device.line.wireUs);
    }
  }
}
