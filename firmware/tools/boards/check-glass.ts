// Refuses a segment map that misses, doubles or misplaces a segment: for chips that have one bit
// for each segment.
import { Board, Display, Glass, GlassMark, GlassSign } from '../../../board-configs/board';
import { PartFacts, partFacts } from './part-facts';
import { moduleCount } from './pin-uses';
import { Problem } from './problem';

export type SegmentDisplay = Exclude<Display, { chip: 'graphics' }>;

const SEGMENTS = 'abcdefg';

/** One bit of the glass and the field that claims it. */
interface Claim extends GlassSign {
  field: string;
  what: string;
}

function cellClaims(glass: Glass): Claim[] {
  return glass.cells.flatMap(({ module, segments }, cell) =>
    segments.map((spot, i) => ({
      module,
      spot,
      field: `display.glass.cells[${cell}].segments[${i}]`,
      what: `segment ${SEGMENTS[i]} of cell ${cell}`,
    })),
  );
}

const isSamePlace = (a: GlassMark, b: GlassMark): boolean =>
  a.side === b.side && a.rightOf === b.rightOf && a.module === b.module && a.spot === b.spot;

/** Colons, and the points that are not the same bit as the colon at the same place. */
function markClaims(glass: Glass): Claim[] {
  const claim = (list: 'colons' | 'points') => (mark: GlassMark, i: number) => ({
    module: mark.module,
    spot: mark.spot,
    field: `display.glass.${list}[${i}].spot`,
    what: `the ${list.slice(0, -1)} right of ${mark.side} cell ${mark.rightOf}`,
  });
  const ownPoints = glass.points.map(claim('points')).filter((_point, i) => {
    const point = glass.points[i];
    return point !== undefined && !glass.colons.some((colon) => isSamePlace(colon, point));
  });
  return [...glass.colons.map(claim('colons')), ...ownPoints];
}

function signClaims(board: Board): Claim[] {
  const claims: Claim[] = [];
  for (const [sign, place] of Object.entries(board.signs)) {
    if (typeof place === 'object' && 'spot' in place) {
      claims.push({ ...place, field: `signs.${sign}.spot`, what: `the sign ${sign}` });
    }
  }
  return claims;
}

/** Number of a bit within the glass: module × 128 + address × bits + bit. */
export function spotCode(part: PartFacts, sign: GlassSign): number {
  const [address = 0, bit = 0] = sign.spot.split('.').map(Number);
  return sign.module * 128 + address * part.bits + bit;
}

function checkSpot(part: PartFacts, modules: number, claim: Claim): Problem[] {
  const [address = 0, bit = 0] = claim.spot.split('.').map(Number);
  const { field } = claim;
  if (claim.module < 0 || claim.module >= modules || !Number.isInteger(claim.module)) {
    return [
      { field, reason: `there is no module ${claim.module}; they count from 0 to ${modules - 1}` },
    ];
  }
  const isInside = address >= part.firstAddress && address <= part.lastAddress && bit < part.bits;
  if (!isInside) {
    const range = `${part.firstAddress}.0 to ${part.lastAddress}.${part.bits - 1}`;
    return [{ field, reason: `the ${part.chipName} has no bit ${claim.spot}; it has ${range}` }];
  }
  if (spotCode(part, claim) !== 255) return [];
  return [
    { field, reason: `bit ${claim.spot} of module 1 cannot be used; it stands for "nothing"` },
  ];
}

function checkDoubles(claims: Claim[]): Problem[] {
  const first = new Map<string, Claim>();
  const problems: Problem[] = [];
  for (const claim of claims) {
    const bit = `${claim.module}/${claim.spot}`;
    const earlier = first.get(bit);
    if (earlier === undefined) first.set(bit, claim);
    else {
      const reason = `${claim.what} is on the same bit ${claim.spot} as ${earlier.what}`;
      problems.push({ field: claim.field, reason });
    }
  }
  return problems;
}

/** Marks stand right of a cell that exists, and not twice at one place. */
export function checkMarks(
  marks: readonly { side: string; rightOf: number }[],
  field: string,
  cellsPerSide: number,
): Problem[] {
  return marks.flatMap((mark, i) => {
    const place = `${field}[${i}].rightOf`;
    if (!(mark.rightOf >= 0 && mark.rightOf < cellsPerSide && Number.isInteger(mark.rightOf))) {
      return [{ field: place, reason: `cells of a side count from 0 to ${cellsPerSide - 1}` }];
    }
    const isSecond = marks
      .slice(0, i)
      .some((m) => m.side === mark.side && m.rightOf === mark.rightOf);
    if (!isSecond) return [];
    return [
      { field: place, reason: `there is already one right of ${mark.side} cell ${mark.rightOf}` },
    ];
  });
}

function checkCount(field: string, found: number, wanted: number): Problem[] {
  if (found === wanted) return [];
  return [{ field, reason: `lists ${found} cells, and two sides need ${wanted}` }];
}

function checkModules(board: Board, part: PartFacts, modules: number): Problem[] {
  const field = 'display';
  if (modules < 1 || modules > part.modulesMax) {
    return [{ field, reason: `names ${modules} modules; there can be 1 or ${part.modulesMax}` }];
  }
  if (board.display.chip !== 'ht16k33') return [];
  const [first, second] = board.display.addresses;
  const isOutside = board.display.addresses.some((address) => address < 112 || address > 119);
  if (!isOutside && first !== second) return [];
  return [{ field: 'display.addresses', reason: 'must be different numbers from 112 to 119' }];
}

export function checkGlass(board: Board, display: SegmentDisplay): Problem[] {
  const part = partFacts(display.chip);
  const { glass } = display;
  const modules = moduleCount(display);
  const claims = [...cellClaims(glass), ...markClaims(glass), ...signClaims(board)];
  return [
    ...checkModules(board, part, modules),
    ...checkCount('display.glass.cells', glass.cells.length, 2 * glass.cellsPerSide),
    ...checkMarks(glass.colons, 'display.glass.colons', glass.cellsPerSide),
    ...checkMarks(glass.points, 'display.glass.points', glass.cellsPerSide),
    ...claims.flatMap((claim) => checkSpot(part, modules, claim)),
    ...checkDoubles(claims),
  ];
}
