// Refuses unknown, missing and ill-typed fields, by the schema; the messages are for people.
import Ajv, { ErrorObject } from 'ajv';
import schema from '../../../board-configs/board.schema.json';
import { Board } from '../../../board-configs/board';
import { isNeededKey, reasonForMissingKey } from './check-keys';
import { Problem } from './problem';

// The schema is compiled when the first board is checked, and kept: most commands need no board.
const ajv = new Ajv({ allErrors: true, verbose: true });

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

interface Option {
  const?: unknown;
  $ref?: string;
}

/** The forms of a choice: texts as they are, groups by the fields that they must have. */
function optionNames(error: ErrorObject): string[] {
  const definitions = schema.definitions as { [name: string]: { required?: string[] } };
  return (error.schema as Option[]).map((option) => {
    if (option.$ref === undefined) return JSON.stringify(option.const);
    const name = option.$ref.replace('#/definitions/', '');
    return `{ ${(definitions[name]?.required ?? []).join(', ')} }`;
  });
}

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
    reason: `is ${JSON.stringify(error.data)}; it can be ${optionNames(error).join(' or ')}`,
  }),
};

function isInside(error: ErrorObject, choice: ErrorObject): boolean {
  if (error === choice) return false;
  const { instancePath } = choice;
  return error.instancePath === instancePath || error.instancePath.startsWith(`${instancePath}/`);
}

/** The definition whose rule is broken; "" for the texts among the options. */
const definitionOf = (error: ErrorObject) =>
  /^#\/definitions\/(\w+)/.exec(error.schemaPath)?.[1] ?? '';

/** A group fits none of its forms: what keeps it from the form that it comes nearest to. */
function nearestForm(choice: ErrorObject, all: readonly ErrorObject[]): ErrorObject[] {
  const forms = new Map<string, ErrorObject[]>();
  const inner = all.filter((error) => isInside(error, choice));
  for (const error of inner.filter(({ keyword }) => keyword !== 'const' && keyword !== 'anyOf')) {
    const isText = error.keyword === 'type' && error.instancePath === choice.instancePath;
    if (isText) continue;
    const form = definitionOf(error);
    forms.set(form, [...(forms.get(form) ?? []), error]);
  }
  return [...forms.values()].sort((a, b) => a.length - b.length)[0] ?? [choice];
}

/** Of a choice between forms only what helps: the choice itself, or what is wrong in one form. */
function withoutChoices(all: readonly ErrorObject[]): ErrorObject[] {
  const choices = all.filter(({ keyword }) => keyword === 'anyOf');
  const outside = all.filter(
    (error) => error.keyword !== 'anyOf' && !choices.some((choice) => isInside(error, choice)),
  );
  const inside = choices.flatMap((choice) =>
    typeof choice.data === 'object' ? nearestForm(choice, all) : [choice],
  );
  return [...outside, ...inside];
}

function asProblem(error: ErrorObject): Problem {
  const path = fieldPath(error.instancePath);
  const phrase = PHRASES[error.keyword];
  if (phrase !== undefined) return phrase(error, path);
  return { field: path, reason: error.message ?? 'is not valid' };
}

export function checkFields(contents: unknown): Problem[] {
  if (ajv.validate<Board>(schema, contents)) return [];
  const errors = (ajv.errors ?? []).filter((error) => error.keyword !== 'if');
  return withoutChoices(errors).map(asProblem);
}
