// One run of the interpreter, from boot to the next restart: its world, timers, watches and
// console, and the rules for running callbacks of the bundle.
import { Console } from './console';
import type { Device } from './device';
import { Cut, MachineError } from './errors';
import { EventHub } from './event-hub';
import type { IoEvent } from './event-queue';
import { Loop } from './loop';
import { createRealm, evaluate, type Realm, runScript } from './realm';
import { type Callback, Script, toLatin1 } from './script';
import { Timers } from './timers';
import { Watches } from './watches';

/** What the bench may add to or learn from a run. */
export interface RunOptions {
  /** Further globals, for coverage counters. */
  globals: Record<string, unknown>;
  random: () => number;
  onUncaught: (error: unknown) => void;
  /** Fills the world of the run with what Espruino offers. */
  build: (run: Interpreter) => void;
}

/** Put off until the pass is over. */
type Pending = { kind: 'none' } | { kind: 'restart'; loads: boolean; file: string | null };

/** Files that hold code run at each boot, in this order. */
const BOOT_FILES = ['.boot0', '.boot1', '.boot2', '.boot3'];

export class Interpreter {
  readonly script: Script;
  readonly realm: Realm;
  readonly timers: Timers;
  readonly watches: Watches;
  readonly console: Console;
  readonly loop: Loop;
  /** Listeners by object: E, process, each serial port. */
  readonly hubs = new Map<string, EventHub>();
  /** Received but not yet read, by port. */
  readonly unread = new Map<string, string>();
  pending: Pending = { kind: 'none' };
  private readonly ports = new Map<object, string>();
  private knownFlags = 0;
  /** Callbacks that are running, one inside the other. */
  private depth = 0;

  constructor(
    readonly device: Device,
    private readonly options: RunOptions,
  ) {
    this.script = new Script(device, (callback, args) => this.call(callback, args));
    this.timers = new Timers({
      nowTicks: () => device.clock.runningTicks(),
      ticksOfMs: (ms) => device.clock.fromMs(ms),
    });
    this.watches = new Watches(device.pins, device.clock, this.timers, (callback, report) =>
      this.call(callback, [this.reportObject(report)]),
    );
    this.console = new Console({
      device,
      isBusy: () => this.depth > 0,
      evaluate: (line) => this.evaluated(line),
      writeTo: (port, text) => this.writeTo(port, text),
    });
    this.loop = new Loop(device, this.timers, {
      handle: (event) => this.handle(event),
      finishPass: () => this.finishPass(),
      hasPending: () => this.pending.kind !== 'none',
    });
    device.serial.onArrival = (port, text) => this.console.arrived(port, text);
    this.realm = createRealm({}, options.random);
    this.script.realm = this.realm;
    options.build(this);
    Object.assign(this.realm.context, options.globals);
  }

  /** Runs what is in Storage, in the interpreter's order. `isReset` leaves .bootcde out. */
  boot(isReset: boolean, file: string | null): void {
    for (const name of BOOT_FILES) this.runFile(name);
    if (!this.runFile('.bootrst') && !isReset) this.runFile('.bootcde');
    this.emit('E', 'init', []);
    const onInit = this.realm.context['onInit'];
    if (typeof onInit === 'function') this.call(onInit as Callback, []);
    if (file !== null) this.runFile(file);
  }

  /** Remembers which object is which port. */
  definePort(name: string, object: object): object {
    this.ports.set(object, name);
    return object;
  }

  portOf(object: unknown): string {
    return this.ports.get(object as object) ?? String(object);
  }

  /** A cable or a phone comes; it takes the console with it unless that is forced elsewhere. */
  plug(port: string): void {
    this.device.serial.find(port).isConnected = true;
    this.console.connected(port);
  }

  unplug(port: string): void {
    this.device.serial.find(port).isConnected = false;
    this.console.disconnected(port);
  }

  hub(name: string): EventHub {
    const hub = this.hubs.get(name) ?? new EventHub();
    this.hubs.set(name, hub);
    return hub;
  }

  /** True when somebody listened. */
  emit(object: string, event: string, args: unknown[]): boolean {
    const listeners = this.hub(object).of(event);
    for (const listener of listeners) this.call(listener, args);
    return listeners.length > 0;
  }

  writeTo(port: string, text: string): void {
    const twin = port === 'LoopbackA' ? 'LoopbackB' : port === 'LoopbackB' ? 'LoopbackA' : null;
    if (twin !== null) {
      this.device.serial.loop(twin, text);
      return;
    }
    const { serial, line } = this.device;
    if (serial.has(port)) line.advance(serial.find(port).send(text, line.nowUs));
  }

  /** Runs a callback; false when Ctrl-C or a cut broke it off. */
  call(callback: Callback, args: unknown[]): boolean {
    return this.attempt(() => callback(...args));
  }

  private attempt(work: () => void): boolean {
    const { power, line, facts } = this.device;
    this.depth += 1;
    try {
      work();
    } catch (error) {
      if (!(error instanceof Cut) && !(error instanceof MachineError)) this.uncaught(error);
    }
    line.advance(facts.costs.callbackUs);
    this.depth -= 1;
    if (power.cut !== 'interrupt') return power.cut === null;
    power.clearCut();
    this.device.errorFlags.add('CALLBACK');
    return false;
  }

  private runFile(name: string): boolean {
    const { power, storage } = this.device;
    if (power.cut !== null) return false;
    const code = storage.read(name);
    if (code === null) return false;
    this.attempt(() => runScript(this.realm, toLatin1(code), name));
    return true;
  }

  private uncaught(error: unknown): void {
    this.options.onUncaught(error);
    if (this.emit('process', 'uncaughtException', [error])) return;
    this.console.print(`Uncaught ${String(error)}\r\n`);
  }

  private handle(event: IoEvent): void {
    if (event.kind === 'edge') this.watches.handle(event);
    else if (event.port === this.console.port) this.console.feed(event.text);
    else if (!this.emit(event.port, 'data', [event.text])) {
      this.unread.set(event.port, (this.unread.get(event.port) ?? '') + event.text);
    }
  }

  private finishPass(): void {
    const { errorFlags } = this.device;
    if (errorFlags.size > this.knownFlags) {
      const flags = this.realm.array();
      flags.push(...errorFlags);
      this.knownFlags = errorFlags.size;
      this.emit('E', 'errorFlag', [flags]);
    }
    this.knownFlags = errorFlags.size;
  }

  private evaluated(line: string): string {
    let result = '';
    this.attempt(() => {
      result = `=${String(evaluate(this.realm, line))}`;
    });
    return result;
  }

  private reportObject(report: { pin: unknown; time: number; lastTime?: unknown; state: boolean }) {
    const object = this.realm.object();
    object['state'] = report.state;
    object['lastTime'] = report.lastTime;
    object['time'] = report.time;
    object['pin'] = this.script.pinObject(report.pin as never);
    return object;
  }
}
