// The one error that the notation raises: a sentence for the reader and the column it speaks of.

export class NotationError extends Error {
  override readonly name = 'NotationError';

  /** `column` counts from 1. */
  constructor(
    message: string,
    readonly column: number,
  ) {
    super(message);
  }
}
