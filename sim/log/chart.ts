// The remaining time of both players over the moves, as an SVG picture.

import { timeText } from '../scenario/times';
import type { KeptGame } from './game-log';

const WIDTH = 800;
const HEIGHT = 400;
const MARGIN = { left: 70, right: 20, top: 30, bottom: 45 };
/** A scale has about so many marks. */
const MARKS = 6;
const TIME_STEPS_MS = [1, 5, 10, 30, 60, 300, 600, 1800, 3600, 7200].map((s) => s * 1000);
const MOVE_STEPS = [1, 2, 5, 10, 20, 50, 100, 200];

interface Point {
  move: number;
  ms: number;
}

interface Scale {
  max: number;
  step: number;
}

function scaleOf(max: number, steps: readonly number[]): Scale {
  const step = steps.find((size) => max / size <= MARKS) ?? steps.at(-1)!;
  return { step, max: Math.max(step, Math.ceil(max / step) * step) };
}

/** What the side owned at the start and after each of its presses. */
function pointsOf(game: KeptGame, isLeft: boolean): Point[] {
  const points: Point[] = [];
  let move = 0;
  for (const row of game.rows) {
    const isOwn = row.side === (isLeft ? 'left' : 'right');
    const isPress = row.kind === 'press' && !row.isTakenBack && isOwn;
    if (isPress) move++;
    if (isPress || row.kind === 'start')
      points.push({ move, ms: isLeft ? row.leftMs : row.rightMs });
  }
  return points;
}

const innerWidth = WIDTH - MARGIN.left - MARGIN.right;
const innerHeight = HEIGHT - MARGIN.top - MARGIN.bottom;

const x = (scale: Scale, move: number) => MARGIN.left + (move / scale.max) * innerWidth;
const y = (scale: Scale, ms: number) => MARGIN.top + (1 - ms / scale.max) * innerHeight;

function polyline(points: readonly Point[], moves: Scale, times: Scale, style: string): string {
  const path = points.map(
    ({ move, ms }) => `${x(moves, move).toFixed(1)},${y(times, ms).toFixed(1)}`,
  );
  return `<polyline points="${path.join(' ')}" fill="none" stroke-width="2.5" ${style}/>`;
}

function marks(scale: Scale): number[] {
  return Array.from({ length: scale.max / scale.step + 1 }, (_, i) => i * scale.step);
}

function timeMark(times: Scale, ms: number): string {
  const at = y(times, ms).toFixed(1);
  const label = timeText(ms).replace(/\.000$/, '');
  return (
    `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${at}" y2="${at}" stroke="#ddd"/>` +
    `<text x="${MARGIN.left - 8}" y="${at}" dy="4" text-anchor="end">${label}</text>`
  );
}

function moveMark(moves: Scale, move: number): string {
  const at = x(moves, move).toFixed(1);
  const foot = HEIGHT - MARGIN.bottom;
  return (
    `<line x1="${at}" x2="${at}" y1="${foot}" y2="${foot + 5}" stroke="#333"/>` +
    `<text x="${at}" y="${foot + 20}" text-anchor="middle">${move}</text>`
  );
}

const STYLES = {
  white: 'stroke="#c77700"',
  black: 'stroke="#1f3a5f" stroke-dasharray="7 4"',
};

function legend(name: string, at: number, style: string): string {
  return (
    `<line x1="${at}" x2="${at + 30}" y1="15" y2="15" stroke-width="2.5" ${style}/>` +
    `<text x="${at + 36}" y="19">${name}</text>`
  );
}

export function toSvg(game: KeptGame): string[] {
  const isWhiteLeft = game.white === 'left';
  const white = pointsOf(game, isWhiteLeft);
  const black = pointsOf(game, !isWhiteLeft);
  const all = [...white, ...black];
  const moves = scaleOf(Math.max(1, ...all.map(({ move }) => move)), MOVE_STEPS);
  const times = scaleOf(Math.max(1000, ...all.map(({ ms }) => ms)), TIME_STEPS_MS);
  const foot = HEIGHT - MARGIN.bottom;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ` +
      'font-family="sans-serif" font-size="12" role="img">',
    '<title>Remaining time of both players over the moves</title>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...marks(times).map((ms) => timeMark(times, ms)),
    ...marks(moves).map((move) => moveMark(moves, move)),
    `<path d="M${MARGIN.left} ${foot}H${WIDTH - MARGIN.right}" stroke="#333"/>`,
    `<text x="${WIDTH / 2}" y="${HEIGHT - 6}" text-anchor="middle">move</text>`,
    legend(`White (${game.white})`, MARGIN.left, STYLES.white),
    legend(`Black (${isWhiteLeft ? 'right' : 'left'})`, MARGIN.left + 150, STYLES.black),
    polyline(white, moves, times, STYLES.white),
    polyline(black, moves, times, STYLES.black),
    '</svg>',
  ];
}
