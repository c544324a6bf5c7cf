// Refuses unknown, missing and ill-typed fields, by the schema; the messages are for people.
import Ajv, { ErrorObject } from 'ajv';
import schema from '../../../board-configs/board.schema.json';
import { Board } from '../../../board-configs/board';
import { isNeededKey, reasonForMissingKey } from './check-keys';
import { Problem } from './problem';

const validate = new Ajv({ allErrors: true, verbose: true }).compile<Board>(schema);

/** "/keys/left/pin" is written keys.left.pin, "/cells/3" cells[3]. */
function fieldPath(pointer: string): string {
  const parts = pointer.split('/').slice(1);
  const names = parts.map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  const path = names.map((name) => (/^\d+$/.test(name) ? `[${name}]` : `.${name}`)).join('');
  return path.replace(/^\./, '');
}

const under = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

const list = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(', ');

type Phrase = (error: ErrorObject, path: string) => Problem;

const TYPES: { [type: string]: string } = {
  string: 'a text in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
};

const bound: Phrase = (error, path) => {
  const words: { [sign: string]: string } = { '>=': 'at least', '<=': 'at most', '>': 'more than' };
  const { comparison, limit } = error.params as { comparison: string; limit: number };
  return { field: path, reason: `must be ${words[comparison] ?? comparison} ${limit}` };
};

const items: Phrase = (error, path) => {
  const found = (error.data as unknown[]).length;
  const isSegments = path.endsWith('.segments');
  const wanted = isSegments ? 'the seven segments a to g' : `${String(error.params.limit)} entries`;
  const misses = error.keyword === 'minItems' ? 'misses some of' : 'has more than';
  return { field: path, reason: `lists ${found} entries and ${misses} ${wanted}` };
};

const PHRASES: { [keyword: string]: Phrase } = {
  required: (error, path) => {
    const missing = String(error.params.missingProperty);
    const isKey = path === 'keys' && isNeededKey(missing);
    const reason = isKey ? reasonForMissingKey(missing) : 'is missing';
    return { field: under(path, missing), reason };
  },
  additionalProperties: (error, path) => {
    const unknown = String(error.params.additionalProperty);
    const known = Object.keys((error.parentSchema?.properties ?? {}) as object).join(', ');
    return { field: under(path, unknown), reason: `is not known here; there can be ${known}` };
  },
  enum: (error, path) => {
    const allowed = list(error.params.allowedValues as unknown[]);
    return { field: path, reason: `is ${JSON.stringify(error.data)}; it can be ${allowed}` };
  },
  type: (error, path) => {
    const wanted = TYPES[String(error.params.type)] ?? String(error.params.type);
    return { field: path, reason: `must be ${wanted}, not ${JSON.stringify(error.data)}` };
  },
  pattern: (error, path) => ({
    field: path,
    reason: `must be an address and a bit such as "10.3", not ${JSON.stringify(error.data)}`,
  }),
  minimum: bound,
  maximum: bound,
  exclusiveMinimum: bound,
  minItems: items,
  maxItems: items,
  anyOf: (error, path) => ({
    field: path,
    reason: `has none of the forms that board-configs/README.md allows here: ${JSON.stringify(error.data)}`,
  }),
};

/** Errors inside the branches of a choice say less than the choice itself. */
function isInsideChoice(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  return all.some(
    (other) =>
      other.keyword === 'anyOf' &&
      other !== error &&
      (other.instancePath === error.instancePath ||
        error.instancePath.startsWith(`${other.instancePath}/`)),
  );
}

function asProblem(error: ErrorObject): Problem {
  const path = fieldPath(error.instancePath);
  const phrase = PHRASES[error.keyword];
  if (phrase !== undefined) return phrase(error, path);
  return { field: path, reason: error.message ?? 'is not valid' };
}

export function checkFields(contents: unknown): Problem[] {
  if (validate(contents)) return [];
  const errors = (validate.errors ?? []).filter((error) => error.keyword !== 'if');
  return errors.filter((error) => !isInsideChoice(error, errors)).map(asProblem);
}
