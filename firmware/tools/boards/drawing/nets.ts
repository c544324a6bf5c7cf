// Which points of the drawing one wire joins, and in which lane its upright part runs.
import { Layout, PlacedPart, Row, Side } from './layout';

export interface End {
  part: PlacedPart;
  row: Row;
}

/** One wire: from a pin of the board, or from the far side of a level shifter, to terminals. */
export interface Net {
  from: { side: Side; y: number };
  /** All on one side of the drawing. */
  side: Side;
  column: 1 | 2;
  ends: End[];
  lane: number;
  colour: string;
}

const COLOURS = [
  '#1f6fb4',
  '#d9480f',
  '#2b8a3e',
  '#9c36b5',
  '#a1662f',
  '#0b7285',
  '#e64980',
  '#7a7a00',
  '#5f3dc4',
  '#c2255c',
  '#1864ab',
  '#66a80f',
];

function endsAt(layout: Layout, kind: 'pin' | 'shifter', name: string): End[] {
  return layout.parts.flatMap((part) =>
    part.rows
      .filter(({ terminal }) => terminal.to.kind === kind && terminal.to.name === name)
      .map((row) => ({ part, row })),
  );
}

type Draft = Omit<Net, 'lane' | 'colour'>;

function boardNets(layout: Layout): Draft[] {
  return layout.pins.flatMap((pin) => {
    const ends = endsAt(layout, 'pin', pin.label);
    return (['left', 'right'] as const).flatMap((side) => {
      const own = ends.filter(({ part }) => part.side === side);
      return own.length === 0 ? [] : [{ from: pin, side, column: 1 as const, ends: own }];
    });
  });
}

function shifterNets(layout: Layout): Draft[] {
  return layout.parts.flatMap(({ part, side, rows }) =>
    part.far.map((name, i) => {
      // The far terminal stands opposite the near one of the same line.
      const near = part.terminals[i];
      const y = rows.find(({ terminal }) => terminal === near)?.y ?? 0;
      return { from: { side, y }, side, column: 2 as const, ends: endsAt(layout, 'shifter', name) };
    }),
  );
}

const meanY = (net: Draft) =>
  net.ends.reduce((sum, end) => sum + end.row.y, 0) / Math.max(1, net.ends.length);

export const crossesBoard = (net: Draft): boolean => net.from.side !== net.side;

/**
 * Lanes from the board outwards: first wires that go up, the topmost nearest to the board, then
 * wires that go down, the lowest nearest; so wires that keep their order never cross.
 */
function inLaneOrder(nets: Draft[]): Draft[] {
  const straight = nets.filter((net) => !crossesBoard(net));
  const up = straight.filter((net) => meanY(net) < net.from.y).sort((a, b) => a.from.y - b.from.y);
  const down = straight
    .filter((net) => meanY(net) >= net.from.y)
    .sort((a, b) => b.from.y - a.from.y);
  return [...up, ...down, ...nets.filter(crossesBoard)];
}

export function findNets(layout: Layout): Net[] {
  const drafts = [...boardNets(layout), ...shifterNets(layout)].filter(
    ({ ends }) => ends.length > 0,
  );
  const colours = new Map(drafts.map((net, i) => [net, COLOURS[i % COLOURS.length] ?? '#222']));
  const groups = (['left', 'right'] as const).flatMap((side) =>
    ([1, 2] as const).map((column) =>
      drafts.filter((net) => net.side === side && net.column === column),
    ),
  );
  return groups.flatMap((group) =>
    inLaneOrder(group).map((net, lane) => ({ ...net, lane, colour: colours.get(net) ?? '#222' })),
  );
}

/** How many lanes stand side by side on one side in front of a column. */
export function laneCount(nets: readonly Net[], side: Side, column: 1 | 2): number {
  const entering = nets.filter((net) => net.side === side && net.column === column).length;
  const leaving = nets.filter((net) => crossesBoard(net) && net.from.side === side).length;
  return column === 1 ? entering + leaving : entering;
}
