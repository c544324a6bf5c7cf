// E, process, and the functions that restart the interpreter.
import { ScriptError } from '../errors';
import type { Interpreter } from '../interpreter';
import { type Api, type Callback, numberOr, toLatin1 } from '../script';

const FLAGS = ['deepSleep', 'pretokenise', 'unsafeFlash', 'unsyncFiles', 'onErrorSave'];

export function eObject(run: Interpreter): object {
  const { script } = run;
  const { device } = script;
  return script.object('E', {
    ...run.hub('E').members(['init', 'kill', 'errorFlag'], (what) => script.refuse(what)),
    ...watchdog(run),
    ...consoleCalls(run),
    getErrorFlags: () => {
      const flags = script.realm.array();
      flags.push(...device.errorFlags);
      device.errorFlags.clear();
      return flags;
    },
    setFlags: (flags: unknown) => {
      script.options('E.setFlags', flags, FLAGS);
    },
    getAnalogVRef: () => (device.facts.family === 'nrf52' ? device.wiring.supplyVolts() : NaN),
    getBattery: () => battery(run),
    reboot: () => device.power.end('reset'),
    setBootCode: (code: unknown, isAlways: unknown) => setBootCode(run, code, Boolean(isAlways)),
    setTimeZone: () => {},
    toString: (data: unknown) => toLatin1(script.bytes(data)),
    CRC32: (data: unknown) => crc32(script.bytes(data)),
    reverseByte: (byte: unknown) => reversed(Number(byte)),
    toUint8Array: (data: unknown) => script.realm.bytes(script.bytes(data)),
  });
}

/** The usual CRC of Ethernet and zip. */
function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function reversed(byte: number): number {
  let turned = 0;
  for (let bit = 0; bit < 8; bit += 1) turned |= ((byte >> bit) & 1) << (7 - bit);
  return turned;
}

function watchdog({ script }: Interpreter): Api {
  const { power, facts } = script.device;
  return {
    enableWatchdog: (seconds: unknown, isAutomatic: unknown) => {
      const given = numberOr(seconds, 1);
      const real = facts.family === 'esp32' ? Math.floor(given + 0.5) : given;
      power.enableWatchdog(real, isAutomatic === undefined || Boolean(isAutomatic));
    },
    kickWatchdog: () => power.kick(),
  };
}

function consoleCalls(run: Interpreter): Api {
  const { script } = run;
  return {
    setConsole: (port: unknown, given: unknown) => {
      const options = script.options('E.setConsole', given, ['force']);
      run.console.setPort(portName(run, port), options['force'] === true);
    },
    getConsole: () => run.console.port,
    setPassword: (password: unknown) => {
      run.console.password = password === undefined ? null : String(password).slice(0, 20);
      if (run.console.password === null) run.console.isLocked = false;
    },
    lockConsole: () => {
      if (run.console.password !== null) run.console.isLocked = true;
    },
  };
}

function portName(run: Interpreter, port: unknown): string | null {
  if (port === null) return null;
  const name = typeof port === 'string' ? port : run.portOf(port);
  const isKnown = run.device.serial.has(name) || name.startsWith('Loopback');
  if (!isKnown) throw new ScriptError(`Unknown device type "${name}"`);
  return name;
}

/** Only Pixl.js knows a battery: from its own supply, 2.2 to 2.8 V. Others say 0. */
function battery({ device }: Interpreter): number {
  if (!device.facts.supplyIsBattery) return 0;
  const share = ((device.wiring.supplyVolts() - 2.2) * 100) / 0.6;
  return Math.floor(Math.min(100, Math.max(0, share)));
}

function setBootCode(run: Interpreter, code: unknown, isAlways: boolean): void {
  const { storage } = run.device;
  storage.erase('.bootcde');
  storage.erase('.bootrst');
  if (code === undefined || code === '') return;
  storage.write(isAlways ? '.bootrst' : '.bootcde', run.script.bytes(code), 0, 0);
}

export function processObject(run: Interpreter): object {
  const { script } = run;
  const { facts } = script.device;
  const env = { VERSION: facts.version, BOARD: facts.name, MODULES: 'Flash,Storage' };
  return script.object('process', {
    ...run.hub('process').members(['uncaughtException'], (what) => script.refuse(what)),
    version: facts.version,
    env: script.object('process.env', env),
    memory: (collects: unknown) => memory(run, collects !== false),
  });
}

/** The blocks in use are not counted here; the figure is the same each time. */
function memory({ script, device }: Interpreter, collects: boolean): object {
  const total = device.facts.variables;
  const usage = Math.round(total / 4);
  const fields = { free: total - usage, usage, total, history: 0 };
  return Object.assign(script.realm.object(), fields, {
    blocksize: device.facts.blockBytes,
    ...(collects ? { gc: 0, gctime: 3 } : {}),
  });
}

export function restartCalls(run: Interpreter): Api {
  return {
    reset: (erases: unknown) => {
      if (erases) {
        for (const name of ['.varimg', '.bootcde', '.bootrst']) run.device.storage.erase(name);
      }
      run.pending = { kind: 'restart', loads: false, file: null };
    },
    load: (file: unknown) => {
      const isNamed = typeof file === 'string';
      run.pending = { kind: 'restart', loads: !isNamed, file: isNamed ? file : null };
    },
  };
}

export function timerCalls(run: Interpreter): Api {
  const { script, timers } = run;
  const start = (callback: unknown, ms: unknown, args: unknown[], isInterval: boolean): number => {
    const fn: Callback = script.function(callback);
    return timers.add(() => run.call(fn, args), Number(ms), isInterval);
  };
  const clear = (name: string) => {
    return (...ids: unknown[]): void => {
      if (ids.length === 0) timers.removeAll();
      else if (ids[0] === undefined) {
        throw new ScriptError(`${name}(undefined) not allowed. Use ${name}() instead`);
      } else timers.remove(ids[0]);
    };
  };
  return {
    setInterval: (fn: unknown, ms: unknown, ...args: unknown[]) => start(fn, ms, args, true),
    setTimeout: (fn: unknown, ms: unknown, ...args: unknown[]) => start(fn, ms, args, false),
    clearInterval: clear('clearInterval'),
    clearTimeout: clear('clearTimeout'),
    changeInterval: (id: unknown, ms: unknown) => timers.change(id, Number(ms)),
    getTime: () => run.device.clock.seconds(),
    setTime: (seconds: unknown) => run.device.clock.set(Number(seconds)),
  };
}

const WATCH_OPTIONS = ['repeat', 'edge', 'debounce', 'irq', 'data', 'hispeed'];
const EDGES: Record<string, number> = { rising: 1, falling: -1, both: 0, '1': 1, '-1': -1, '0': 0 };

export function watchCalls(run: Interpreter): Api {
  const { script, watches } = run;
  return {
    setWatch: (callback: unknown, value: unknown, given: unknown) => {
      const pin = script.pin(value);
      const isButton = Object.entries(run.device.facts.aliases).some(
        ([name, label]) => name.startsWith('BTN') && label === pin.label,
      );
      const isShort = typeof given === 'boolean';
      const options = isShort
        ? { repeat: given }
        : script.options('setWatch', given, WATCH_OPTIONS);
      if (options['irq'] || options['data'] !== undefined) script.refuse('setWatch irq or data');
      const edge =
        options['edge'] === undefined ? (isButton ? 1 : 0) : EDGES[String(options['edge'])];
      if (edge === undefined) throw new ScriptError("'edge' in setWatch is not known");
      const id = watches.add(script.function(callback), pin, {
        isRepeated: Boolean(options['repeat']),
        edge,
        debounceMs: Math.max(0, numberOr(options['debounce'], isButton ? 25 : 0)),
      });
      if (id === undefined) run.console.print('WARNING: Unable to set watch.\r\n');
      return id;
    },
    clearWatch: (...ids: unknown[]) => {
      if (ids.length === 0) watches.removeAll();
      else if (ids[0] === undefined) throw new ScriptError('clearWatch(undefined) not allowed');
      else if (!watches.remove(ids[0])) throw new ScriptError(`Unknown Watch ${String(ids[0])}`);
    },
  };
}
