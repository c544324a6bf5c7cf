// The part of the package that is used here; it has no types of its own.
declare module 'istanbul-lib-instrument' {
  export interface Position {
    line: number;
    column: number;
  }
  export interface Range {
    start: Position;
    end: Position;
  }
  export interface BranchMapping {
    type: string;
    loc: Range;
    locations: Range[];
  }
  /** Numbers by statement, function and branch, and where these stand. */
  export interface Coverage {
    s: Record<string, number>;
    f: Record<string, number>;
    b: Record<string, number[]>;
    bT?: Record<string, number[]>;
    statementMap: Record<string, Range>;
    branchMap: Record<string, BranchMapping>;
  }
  export interface Instrumenter {
    instrumentSync(code: string, filename: string): string;
    lastFileCoverage(): Coverage;
  }
  export function createInstrumenter(options: {
    compact: boolean;
    reportLogic: boolean;
  }): Instrumenter;
}
