// Draws the signal wires: out of the pin, along the wire's own lane, into the terminals.
import { Geometry } from './geometry';
import { LANE, PART_WIDTH, ROW } from './layout';
import { Net, crossesBoard, laneCount } from './nets';
import { dot, polyline, wire } from './svg';

type Point = readonly [number, number];

function laneX(net: Net, geometry: Geometry): number {
  return geometry.at(net.side, geometry.laneOut(net.side, net.column, net.lane));
}

/** Where the wire starts: at the board, or on the far side of the shifter. */
function startX(net: Net, geometry: Geometry): number {
  if (net.column === 1) return geometry.edge(net.from.side);
  return geometry.at(net.side, geometry.columnOut(net.side, 1) + PART_WIDTH);
}

/** From the pin to the top of the lane; around below the board when the part is on its far side. */
function beginning(net: Net, nets: readonly Net[], geometry: Geometry): Point[] {
  const start: Point = [startX(net, geometry), geometry.y(net.from.y)];
  const lane = laneX(net, geometry);
  if (!crossesBoard(net)) return [start, [lane, geometry.y(net.from.y)]];
  const others = nets.filter(crossesBoard);
  const number = others.indexOf(net);
  const last = laneCount(nets, net.from.side, 1) - 1 - number;
  const exit = geometry.at(net.from.side, geometry.laneOut(net.from.side, 1, last));
  const under = geometry.bottom + ROW / 2 + number * LANE;
  return [start, [exit, start[1]], [exit, under], [lane, under]];
}

export function drawWire(net: Net, nets: readonly Net[], geometry: Geometry): string[] {
  const lane = laneX(net, geometry);
  const head = beginning(net, nets, geometry);
  const joint = head[head.length - 1] ?? [lane, 0];
  const terminals = net.ends.map(({ part, row }): Point => {
    const out = geometry.columnOut(part.side, part.column);
    return [geometry.at(part.side, out), geometry.y(row.y)];
  });
  const paths = terminals.map(([x, y], i) => {
    const way: Point[] =
      i === 0
        ? [...head, [lane, y], [x, y]]
        : [
            [lane, joint[1]],
            [lane, y],
            [x, y],
          ];
    return polyline(way);
  });
  const heights = [joint[1], ...terminals.map(([, y]) => y)].sort((a, b) => a - b);
  const joints =
    terminals.length === 1 ? [] : heights.slice(1, -1).map((y) => dot(lane, y, 3.5, net.colour));
  return [wire(paths.join(' '), net.colour), ...joints];
}
