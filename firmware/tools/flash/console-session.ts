// A conversation with Espruino's console: expressions with their answers, and lines of a clock.
import type { Connection } from './espruino-package';
import { SAYS, refuse } from './refusal';
import { waitFor } from './wait';

const ANSWER = /<zn<([^]*?)>zn>/;
const POLL_MS = 10;

/** No echo of this line. */
const QUIET = '\x10';

export interface Session {
  readonly port: string;
  /** The value of an expression, or undefined when nobody answers in time. */
  ask(expression: string, waitMs: number): Promise<unknown>;
  send(text: string): Promise<void>;
  /** The first text that matches, or undefined when none comes in time. */
  hear(pattern: RegExp, waitMs: number): Promise<RegExpExecArray | undefined>;
  isOpen(): boolean;
  close(): void;
}

/** The marks are joined by the interpreter, so that an echo does not look like an answer. */
function question(expression: string): string {
  const say = (value: string) => `print("<z"+"n<"+JSON.stringify(${value})+">z"+"n>")`;
  return `${QUIET}try{${say(expression)}}catch(e){${say('{fault:e.toString()}')}}\n`;
}

function isFault(answer: unknown): answer is { fault: string } {
  return typeof answer === 'object' && answer !== null && 'fault' in answer;
}

/** Undefined for what no interpreter would say. */
function readAnswer(text: string): unknown {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return undefined;
  }
  return isFault(answer) ? refuse(SAYS.boardSays(String(answer.fault))) : answer;
}

class ConsoleSession implements Session {
  private heard = '';

  constructor(
    private readonly connection: Connection,
    readonly port: string,
  ) {
    connection.listen((text) => (this.heard += text));
  }

  async send(text: string): Promise<void> {
    await this.connection.write(text).catch(() => refuse(SAYS.cut(this.port)));
  }

  async hear(pattern: RegExp, waitMs: number): Promise<RegExpExecArray | undefined> {
    let match: RegExpExecArray | null = null;
    const isOver = () => {
      match = pattern.exec(this.heard);
      return match !== null || !this.connection.isOpen();
    };
    await waitFor(isOver, waitMs, POLL_MS);
    return match ?? undefined;
  }

  async ask(expression: string, waitMs: number): Promise<unknown> {
    this.heard = '';
    await this.send(question(expression));
    const match = await this.hear(ANSWER, waitMs);
    return match === undefined ? undefined : readAnswer(match[1]!);
  }

  isOpen(): boolean {
    return this.connection.isOpen();
  }

  close(): void {
    this.connection.close();
  }
}

export function startSession(connection: Connection, port: string): Session {
  return new ConsoleSession(connection, port);
}
