// Signals, ends and crashes while the terminal is not as it was: put it back first, then let the
// signal do what it always does.

export interface Guarded {
  /** Leaves the terminal as it was. Called any number of times. */
  leave(): void;
  /** Takes it again, after a stop. */
  enter(): void;
}

const FATAL_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;
/** A stop that the system did not grant is noticed after this time. */
const STOP_MS = 50;

type Handlers = Record<string, (() => void) | undefined>;

/** The signal again, with nobody listening: it ends the process, and the shell sees why. */
function passOn(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** Ctrl-Z: stops everything that was started together, as the terminal itself would. */
export function stopProcess(): void {
  process.kill(0, 'SIGTSTP');
}

function createHandlers(guarded: Guarded): Handlers {
  const handlers: Handlers = {};
  for (const signal of FATAL_SIGNALS) {
    handlers[signal] = () => {
      guarded.leave();
      passOn(signal);
    };
  }
  const whenStopped = (): void => {
    guarded.leave();
    passOn('SIGTSTP');
    setTimeout(() => {
      process.on('SIGTSTP', whenStopped);
      guarded.enter();
    }, STOP_MS);
  };
  handlers['SIGTSTP'] = whenStopped;
  handlers['SIGCONT'] = () => guarded.enter();
  handlers['exit'] = () => guarded.leave();
  return handlers;
}

/** Guards the terminal until the function that comes back is called. */
export function guardTerminal(guarded: Guarded): () => void {
  const handlers = createHandlers(guarded);
  const leave = (): void => guarded.leave();
  // Before the handlers of cli.ts, so that their sentence is seen on the screen of the shell.
  process.prependListener('uncaughtException', leave);
  process.prependListener('unhandledRejection', leave);
  for (const [name, handler] of Object.entries(handlers)) process.on(name, handler!);
  return () => {
    process.removeListener('uncaughtException', leave);
    process.removeListener('unhandledRejection', leave);
    for (const name of Object.keys(handlers)) process.removeAllListeners(name);
  };
}
