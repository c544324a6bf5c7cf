// The wiring of a board as text: what goes where, what shows which sign, what to buy, how long the
// battery lasts.
import { Board } from '../../../board-configs/board';
import { batteryEstimate } from './battery-estimate';
import { leftOutLines } from './features';
import { partsList } from './parts-list';
import { boardKeys, espruinoName } from './pin-uses';
import { SIGN_IDS } from './signs';
import { textTable } from './text-table';
import { KEY_TITLES, Part, Target, wiringParts } from './wiring-parts';

function targetText(board: Board, to: Target): [string, string] {
  switch (to.kind) {
    case 'pin': {
      const name = espruinoName(board, to.name);
      return [to.name, name === to.name ? '' : name];
    }
    case 'rail':
      return [to.name === 'GND' ? 'GND (any ground pin)' : to.name, ''];
    case 'tag':
      return [to.name === 'BAT +' ? 'battery +' : to.name, ''];
    case 'shifter':
      return [`level shifter ${to.name}`, ''];
  }
}

function partRows(board: Board, part: Part): string[][] {
  const title = `${part.title} (${part.detail})`;
  return part.terminals.map((terminal, i) => [
    i === 0 ? title : '',
    terminal.name,
    ...targetText(board, terminal.to),
  ]);
}

function signText(board: Board): string {
  const rows: string[][] = [];
  const lost: string[] = [];
  for (const sign of SIGN_IDS) {
    const place = board.signs[sign];
    if (place === 'fallback') lost.push(sign);
    else if (place === 'led') rows.push([sign, 'LED']);
    else if ('spot' in place) rows.push([sign, `display ${place.module}, bit ${place.spot}`]);
    else rows.push([sign, place.text === undefined ? 'bar' : `text ${place.text}`]);
  }
  const fallback = lost.length === 0 ? 'none' : lost.join(', ');
  return `${textTable(['Sign', 'Shown by'], rows)}\nAs text or blink instead: ${fallback}.`;
}

function notes(board: Board): string[] {
  const onBoard = boardKeys(board).filter(([, key]) => key.onBoard !== undefined);
  const lines = onBoard.map(
    ([name, key]) => `${KEY_TITLES[name]} is ${key.onBoard}, on the board.`,
  );
  const { feeds, battery } = board.power;
  if (board.carrier.rails[feeds] === undefined) lines.push(`${battery}: goes into ${feeds}.`);
  if (board.turnNote !== undefined) lines.push(board.turnNote);
  if (board.battery === 'none') lines.push('No battery level: the board cannot measure it.');
  if (board.buzzer === 'none') lines.push('No buzzer.');
  return [...lines, ...leftOutLines(board)];
}

export function wiringTable(board: Board): string {
  const rows = wiringParts(board).flatMap((part) => partRows(board, part));
  const { model } = board.carrier;
  return [
    `${board.name}: ${board.title}`,
    'Nothing here has been tried on hardware; it follows the data sheets.',
    '',
    textTable(['Part', 'Terminal', `Pin of the ${model}`, 'Espruino'], rows),
    ...notes(board),
    '',
    signText(board),
    '',
    partsList(board),
    '',
    batteryEstimate(board),
  ].join('\n');
}
