// Signals, ends and crashes while the terminal is not as it was: put it back first, then let the
// signal do what it always does.

export interface Guarded {
  /** Leaves the terminal as it was. Called any number of times. */
  leave(): void;
  /** Takes it again, after a stop. Called any number of times. */
  enter(): void;
}

export interface Guard {
  /** Ctrl-Z: stops everything that was started together, as the terminal itself would. */
  stop(): void;
  /** The terminal needs no guard any more. */
  release(): void;
}

const FATAL_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;
/** A stop that the system did not grant is noticed after this time. */
const STOP_MS = 50;

type Handlers = Map<string, () => void>;

/** The signal again, with nobody listening: it does what it always does, and the shell sees it. */
function passOn(signal: NodeJS.Signals, target: number): void {
  process.removeAllListeners(signal);
  process.kill(target, signal);
}

/** Stops this process, or its whole group for 0; a shell takes the terminal as soon as it may. */
function stopProcess(guarded: Guarded, handlers: Handlers, target: number): void {
  guarded.leave();
  passOn('SIGTSTP', target);
  setTimeout(() => {
    process.on('SIGTSTP', handlers.get('SIGTSTP')!);
    guarded.enter();
  }, STOP_MS);
}

function createHandlers(guarded: Guarded): Handlers {
  const handlers: Handlers = new Map();
  for (const signal of FATAL_SIGNALS) {
    handlers.set(signal, () => {
      guarded.leave();
      passOn(signal, process.pid);
    });
  }
  handlers.set('SIGTSTP', () => stopProcess(guarded, handlers, process.pid));
  handlers.set('SIGCONT', () => guarded.enter());
  handlers.set('exit', () => guarded.leave());
  return handlers;
}

/** Guards the terminal from now on. */
export function guardTerminal(guarded: Guarded): Guard {
  const handlers = createHandlers(guarded);
  const leave = (): void => guarded.leave();
  // Before the handlers of cli.ts, so that their sentence is seen on the screen of the shell.
  process.prependListener('uncaughtException', leave);
  process.prependListener('unhandledRejection', leave);
  for (const [name, handler] of handlers) process.on(name, handler);
  return {
    stop: () => stopProcess(guarded, handlers, 0),
    release: () => {
      process.removeListener('uncaughtException', leave);
      process.removeListener('unhandledRejection', leave);
      for (const name of handlers.keys()) process.removeAllListeners(name);
    },
  };
}
