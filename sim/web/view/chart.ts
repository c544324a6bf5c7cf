// Both times over the time of the game, as lines. Drawn anew when the log says that something
// happened, and now and then while a side runs.

import { html, svg } from '../dom';
import type { Desk } from '../desk';
import type { GameLog, Point } from '../model/game-log';
import { shortTime } from '../model/times-text';

const WIDE = 400;
const HIGH = 180;
const PAD = { left: 56, right: 14, top: 12, bottom: 26 };
const INNER_WIDE = WIDE - PAD.left - PAD.right;
const INNER_HIGH = HIGH - PAD.top - PAD.bottom;
/** Steps of an axis that people read easily, in seconds. */
const STEPS_S = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200];

interface Scale {
  fromMs: number;
  toMs: number;
  topMs: number;
}

function scaleOf(points: readonly Point[]): Scale {
  const fromMs = points[0]!.atMs;
  const toMs = Math.max(points[points.length - 1]!.atMs, fromMs + 10000);
  const highest = Math.max(...points.map(({ leftMs, rightMs }) => Math.max(leftMs, rightMs)));
  return { fromMs, toMs, topMs: Math.max(highest, 10000) };
}

const xOf = (scale: Scale, atMs: number): number =>
  PAD.left + ((atMs - scale.fromMs) / (scale.toMs - scale.fromMs)) * INNER_WIDE;
const yOf = (scale: Scale, ms: number): number =>
  PAD.top + (1 - Math.max(0, ms) / scale.topMs) * INNER_HIGH;

function stepMs(lengthMs: number, count: number): number {
  const wanted = lengthMs / 1000 / count;
  return (STEPS_S.find((step) => step >= wanted) ?? 14400) * 1000;
}

function ticks(lengthMs: number, count: number): number[] {
  const step = stepMs(lengthMs, count);
  return Array.from({ length: Math.floor(lengthMs / step) + 1 }, (_, i) => i * step);
}

function axisText(ms: number): string {
  return ms < 20000 ? `0:${String(ms / 1000).padStart(2, '0')}` : shortTime(ms);
}

function axes(scale: Scale): SVGElement[] {
  const bottom = HIGH - PAD.bottom;
  const rows = ticks(scale.topMs, 4).flatMap((ms) => {
    const y = yOf(scale, ms);
    const line = svg('line', { x1: PAD.left, x2: WIDE - PAD.right, y1: y, y2: y, class: 'grid' });
    const text = svg('text', { x: PAD.left - 6, y: y + 4, class: 'tick end' }, axisText(ms));
    return [line, text];
  });
  const columns = ticks(scale.toMs - scale.fromMs, 5).map((ms) => {
    const x = xOf(scale, scale.fromMs + ms);
    return svg('text', { x, y: bottom + 17, class: 'tick middle' }, axisText(ms));
  });
  return [...rows, ...columns];
}

function lineOf(points: readonly Point[], scale: Scale, side: 'left' | 'right'): SVGElement {
  const places = points.map((point) => {
    const ms = side === 'left' ? point.leftMs : point.rightMs;
    return `${xOf(scale, point.atMs).toFixed(1)} ${yOf(scale, ms).toFixed(1)}`;
  });
  return svg('path', { d: `M${places.join('L')}`, class: `line ${side}` });
}

function flags(log: GameLog, scale: Scale): SVGElement[] {
  return log.rows
    .filter(({ what, atMs }) => what === 'Flag' && atMs >= scale.fromMs)
    .map(({ atMs, side }) => {
      const x = xOf(scale, atMs);
      const pole = `M${x} ${HIGH - PAD.bottom}v-22h12l-4 4 4 4h-12`;
      return svg('path', { d: pole, class: `flag ${side}` });
    });
}

function standing(log: GameLog, scale: Scale): SVGElement[] {
  const bands: SVGElement[] = [];
  for (let i = 0; i < log.stops.length; i += 2) {
    const x = xOf(scale, log.stops[i]!);
    const width = xOf(scale, log.stops[i + 1] ?? scale.toMs) - x;
    bands.push(svg('rect', { x, y: PAD.top, width, height: INNER_HIGH, class: 'pause' }));
  }
  return bands;
}

/** The points of the events, and the state of now. */
function pointsOf({ log, status, bench }: Desk): Point[] {
  if (status === null || log.points.length === 0) return log.points;
  const now = { atMs: bench.nowMs, leftMs: status.left.ms, rightMs: status.right.ms };
  const isOver = status.phase === 'frozen' || status.phase === 'ready' || status.phase === 'setup';
  return isOver ? log.points : [...log.points, now];
}

function summary(points: readonly Point[]): string {
  const last = points[points.length - 1]!;
  return `Left ${shortTime(last.leftMs)}, right ${shortTime(last.rightMs)} after ${shortTime(
    last.atMs - points[0]!.atMs,
  )} of the game`;
}

function drawChart(desk: Desk): SVGElement[] {
  const points = pointsOf(desk);
  if (points.length < 2) return [];
  const scale = scaleOf(points);
  return [
    svg('title', {}, summary(points)),
    ...standing(desk.log, scale),
    ...axes(scale),
    lineOf(points, scale, 'left'),
    lineOf(points, scale, 'right'),
    ...flags(desk.log, scale),
  ];
}

export interface ChartView {
  readonly element: HTMLElement;
  draw(desk: Desk): void;
}

export function createChart(): ChartView {
  const picture = svg('svg', { viewBox: `0 0 ${WIDE} ${HIGH}`, class: 'chart', role: 'img' });
  const key = html(
    'figcaption',
    {},
    html('span', { class: 'key-left' }, 'Left'),
    html('span', { class: 'key-right' }, 'Right'),
    html('span', { class: 'key-note' }, 'time left, over the time of the game'),
  );
  const element = html('figure', { hidden: true }, picture, key);
  const draw = (desk: Desk): void => {
    const parts = drawChart(desk);
    element.hidden = parts.length === 0;
    picture.replaceChildren(...parts);
  };
  return { element, draw };
}
