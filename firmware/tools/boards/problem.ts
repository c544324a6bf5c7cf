// What is wrong with a board file: where, and why. One problem, one sentence.

export interface Problem {
  /** Path of the field, as in keys.left.pin; "" for the file as a whole. */
  field: string;
  /** Ends without a full stop. */
  reason: string;
}

/** A board file that cannot be used. The message is one sentence for a person. */
export class BoardError extends Error {
  constructor(file: string, problem: Problem) {
    super(asSentence(file, problem));
    this.name = 'BoardError';
  }
}

export function asSentence(file: string, problem: Problem): string {
  const place = problem.field === '' ? file : `${file}: ${problem.field}`;
  return `${place}: ${problem.reason}.`;
}
