// Writes a board as the TypeScript expression that the build puts into the bundle.
import { Board } from '../../../board-configs/board';
import { deviceBoard } from './device-board';

/** A name that stands in the bundle as it is: a pin or a bus of the interpreter. */
class Identifier {
  constructor(readonly name: string) {}
}

const asIdentifier = (name: string) => new Identifier(name);

function write(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (value instanceof Identifier) return value.name;
  if (value instanceof Uint8Array) return `new Uint8Array([${value.join(',')}])`;
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${write(field)}`);
  return `{ ${fields.join(', ')} }`;
}

/** One object literal; pins and buses are the interpreter's own names (D32, SPI2). */
export function deviceBoardSource(board: Board): string {
  return write(deviceBoard(board, { pin: asIdentifier, bus: asIdentifier }));
}
