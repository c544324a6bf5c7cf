// What goes wrong in the machine: the bundle asked for something that is not modelled, the caller
// misused the machine, or the power went away under running code.

/**
 * A mistake of the bundle or of the caller. Always reaches the caller, whatever the bundle caught.
 */
export class MachineError extends Error {
  override name = 'MachineError';
}

/** Why running code was cut off. */
export type CutReason = 'power' | 'reset' | 'watchdog' | 'sleep' | 'interrupt';

/** Thrown through the bundle when it may not go on. The bundle may catch it, but no call works. */
export class Cut extends Error {
  override name = 'Cut';
  constructor(readonly reason: CutReason) {
    super(`cut off: ${reason}`);
  }
}

/** A short list that forgets its oldest lines, so that a long game does not fill the memory. */
export class Notes {
  private readonly lines: string[] = [];
  /** All notes ever made, the forgotten ones included. */
  total = 0;

  constructor(private readonly limit: number) {}

  add(line: string): void {
    this.total += 1;
    this.lines.push(line);
    if (this.lines.length > this.limit) this.lines.shift();
  }

  all(): string[] {
    return [...this.lines];
  }

  clear(): void {
    this.lines.length = 0;
  }
}

/** An exception that Espruino itself would throw; the bundle may catch it. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}
