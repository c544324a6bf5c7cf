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

interface Watch {
  readonly guarded: Guarded;
  readonly handlers: Map<string, () => void>;
  /** Runs while it is not known whether a stop was granted. */
  timer: NodeJS.Timeout | undefined;
}

/** The signal again, with nobody listening: it does what it always does, and the shell sees it. */
function passOn(signal: NodeJS.Signals, target: number): void {
  process.removeAllListeners(signal);
  process.kill(target, signal);
}

/** Stops this process, or its whole group for 0; a shell takes the terminal as soon as it may. */
function stopProcess(watch: Watch, target: number): void {
  watch.guarded.leave();
  passOn('SIGTSTP', target);
  watch.timer = setTimeout(() => {
    process.on('SIGTSTP', watch.handlers.get('SIGTSTP')!);
    watch.guarded.enter();
  }, STOP_MS);
}

function addHandlers({ guarded, handlers }: Watch, whenStopped: () => void): void {
  for (const signal of FATAL_SIGNALS) {
    handlers.set(signal, () => {
      guarded.leave();
      passOn(signal, process.pid);
    });
  }
  handlers.set('SIGTSTP', whenStopped);
  handlers.set('SIGCONT', () => guarded.enter());
  handlers.set('exit', () => guarded.leave());
  for (const [name, handler] of handlers) process.on(name, handler);
}

/** Guards the terminal from now on. */
export function guardTerminal(guarded: Guarded): Guard {
  const watch: Watch = { guarded, handlers: new Map(), timer: undefined };
  const leave = (): void => guarded.leave();
  addHandlers(watch, () => stopProcess(watch, process.pid));
  // Before the handlers of cli.ts, so that their sentence is seen on the screen of the shell.
  process.prependListener('uncaughtException', leave);
  process.prependListener('unhandledRejection', leave);
  return {
    stop: () => stopProcess(watch, 0),
    release: () => {
      clearTimeout(watch.timer);
      process.removeListener('uncaughtException', leave);
      process.removeListener('unhandledRejection', leave);
      for (const name of watch.handlers.keys()) process.removeAllListeners(name);
    },
  };
}
