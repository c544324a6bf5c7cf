// The errors that the notation raises: a sentence for the reader and the column it speaks of.

export class NotationError extends Error {
  override readonly name = 'NotationError';

  /** `column` counts from 1; the message does not name it. */
  constructor(
    message: string,
    readonly column: number,
  ) {
    super(message);
  }

  /** The message with its place, for those who say nothing else about the place. */
  get sentence(): string {
    return `column ${this.column}: ${this.message}`;
  }
}

/** The text is read, but the control that it means cannot be played. */
export class ControlRefused extends NotationError {}
