// Which functions are merged, and with which: rare ones, and those of one table together.
import type { AnyNode, Identifier } from 'acorn';
import { full } from 'acorn-walk';
import { allocationsIn } from '../gate/hot';
import type { Candidate, Place, Survey } from './functions';

/** Functions that a merged one holds: read as a whole at each call, so not too many. */
export interface Group {
  readonly members: readonly Candidate[];
}

const PARAMETERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A merged function hands its arguments on by position, under these names. */
function hasUsualParameters({ node }: Candidate): boolean {
  return node.params.every((one, i) => (one as Identifier).name === PARAMETERS[i]);
}

function isSimple({ node }: Candidate): boolean {
  let isFound = false;
  full(node.body, (one) => {
    const { type, name } = one as AnyNode & { name?: string };
    isFound ||= type === 'ThisExpression' || /Function/.test(type) || name === 'arguments';
  });
  return !isFound;
}

function makesThings({ node }: Candidate): boolean {
  return allocationsIn(node.body).length > 0;
}

/** Tables of which every function is merged become numbers; the others keep theirs. */
function settle(survey: Survey, chosen: Set<Candidate>): void {
  const all = [...survey.candidates];
  let before = -1;
  while (before !== chosen.size) {
    before = chosen.size;
    const whole = new Set(all.flatMap(({ places }) => [...places]));
    for (const candidate of all) {
      if (!chosen.has(candidate)) candidate.places.forEach((place) => whole.delete(place));
    }
    for (const candidate of chosen) {
      const isNumbered = (place: Place) => whole.has(place) && survey.tables.has(place);
      if (![...candidate.places].every(isNumbered)) chosen.delete(candidate);
    }
  }
}

/** Sets of functions that share a table, directly or through others. */
function classesOf(chosen: ReadonlySet<Candidate>): Candidate[][] {
  const classOf = new Map<Place, Candidate[]>();
  const classes = new Set<Candidate[]>();
  for (const candidate of chosen) {
    const joined = new Set([...candidate.places].map((place) => classOf.get(place)));
    const members = [candidate];
    for (const other of joined) {
      if (other === undefined) continue;
      members.push(...other);
      classes.delete(other);
    }
    classes.add(members);
    members.forEach(({ places }) => places.forEach((place) => classOf.set(place, members)));
  }
  return [...classes];
}

const lengthOf = (members: readonly Candidate[]): number =>
  members.reduce((sum, { node }) => sum + node.end - node.start, 0);

const arityOf = (members: readonly Candidate[]): number =>
  Math.max(...members.map(({ node }) => node.params.length));

/** Fills groups up to `textLength`; functions with as many parameters go together. */
function pack(classes: readonly Candidate[][], textLength: number): Group[] {
  const sorted = [...classes].sort((a, b) => arityOf(a) - arityOf(b));
  const groups: Candidate[][] = [];
  for (const members of sorted) {
    const last = groups.at(-1);
    const fits = last && lengthOf(last) + lengthOf(members) <= textLength;
    if (fits) last.push(...members);
    else groups.push([...members]);
  }
  return groups.filter((members) => members.length > 1).map((members) => ({ members }));
}

export interface Choice {
  /** Whether the function that begins at this offset must stay: it leads into the overlay. */
  readonly isEntry: (offset: number) => boolean;
  /** Whether the function that begins at this offset is loaded only when it is wanted. */
  readonly isOverlay: (offset: number) => boolean;
  /** Whether the function that begins at this offset must stay by itself. */
  readonly isHot: (offset: number) => boolean;
  /** Whether it runs often, and may stand with a few others only. */
  readonly isOften: (offset: number) => boolean;
  readonly textLength: number;
}

/** Of functions that run often. */
const OFTEN_LENGTH = 800;

/** Tables with a few functions that run often among rare ones, short enough to be read past. */
const MIXED_LENGTH = 200;

function isMostlyRare(members: readonly Candidate[], { isHot }: Choice): boolean {
  const often = members.filter(({ node }) => isHot(node.start)).length;
  return often * 2 <= members.length && lengthOf(members) <= MIXED_LENGTH;
}

/** All functions that may be merged, before tables are looked at. */
function usable(survey: Survey, choice: Choice): Set<Candidate> {
  const simple = [...survey.candidates].filter((one) => {
    return hasUsualParameters(one) && isSimple(one) && !choice.isEntry(one.node.start);
  });
  const rare = simple.filter(({ node }) => !choice.isHot(node.start));
  const mixed = classesOf(new Set(simple)).filter((members) => isMostlyRare(members, choice));
  return new Set([...rare, ...mixed.flat()]);
}

/** Kinds of groups: what must not stand in one function. */
const enum Kind {
  /** Makes things at boot, apart from what runs later and must not. */
  Makes = 1,
  /** Loaded when it is wanted, apart from what stays in memory. */
  Overlay = 2,
  /** Some of it must be quick: read past as a whole each time, so nothing else stands with it. */
  Mixed = 4,
  /** Some of it runs often: not too much stands with it. */
  Often = 8,
}

function kindOf(members: readonly Candidate[], { isHot, isOften, isOverlay }: Choice): number {
  const makes = members.some(makesThings) ? Kind.Makes : 0;
  const isLoaded = members.every(({ node }) => isOverlay(node.start));
  const isMixed = members.some(({ node }) => isHot(node.start));
  const often = members.some(({ node }) => isOften(node.start)) ? Kind.Often : 0;
  return makes | (isLoaded ? Kind.Overlay : 0) | (isMixed ? Kind.Mixed : often);
}

export function chooseGroups(survey: Survey, choice: Choice): Group[] {
  const chosen = usable(survey, choice);
  settle(survey, chosen);
  const kinds = new Map<number, Candidate[][]>();
  for (const members of classesOf(chosen)) {
    const kind = kindOf(members, choice);
    kinds.set(kind, [...(kinds.get(kind) ?? []), members]);
  }
  const sorted = [...kinds].sort(([a], [b]) => a - b);
  return sorted.flatMap(([kind, classes]) => {
    const textLength = (kind & Kind.Often) === 0 ? choice.textLength : OFTEN_LENGTH;
    if ((kind & Kind.Mixed) === 0) return pack(classes, textLength);
    return classes.filter((members) => members.length > 1).map((members) => ({ members }));
  });
}
