// What is wrong with a scenario file, as one sentence with its place.

export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';

  /** `line` counts from 1; `reason` has no full stop. */
  constructor(
    readonly file: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${file}:${line}: ${reason}`);
  }
}
