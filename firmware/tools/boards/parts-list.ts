// What to buy for a board, with typical prices. Prices are estimates of single pieces on line.
import { Board } from '../../../board-configs/board';
import { SHIFTERS, partFacts } from './part-facts';
import { boardKeys, moduleCount } from './pin-uses';
import { textTable } from './text-table';

interface Item {
  count: number;
  what: string;
  eurEach: number;
}

function displayItems(board: Board): Item[] {
  const { display } = board;
  if (display.chip === 'graphics') return [];
  const items: Item[] = [
    {
      count: moduleCount(display),
      what: display.model,
      eurEach: partFacts(display.chip).typicalEur,
    },
  ];
  const { shifter } = display.supply;
  if (shifter !== undefined) {
    const what = `Level shifter ${shifter}, four channels`;
    items.push({ count: 1, what, eurEach: SHIFTERS[shifter].typicalEur });
  }
  return items;
}

function keyItems(board: Board): Item[] {
  const wired = boardKeys(board).filter(([, key]) => key.onBoard === undefined);
  const players = wired.filter(([name]) => name === 'left' || name === 'right').length;
  const isLever = board.keys.contact === 'lever';
  const contacts = isLever
    ? { count: 1, what: 'Lever or rocker with its contacts', eurEach: 5 }
    : { count: players, what: 'Big push button for a player, one contact', eurEach: 2 };
  const front = { count: wired.length - players, what: 'Push button for the front', eurEach: 0.4 };
  const pulls = wired.filter(([, key]) => key.pull === 'external').length;
  return [contacts, front, { count: pulls, what: 'Resistor 10 kΩ', eurEach: 0.05 }];
}

function buzzerItems(board: Board): Item[] {
  const { buzzer } = board;
  if (buzzer === 'none') return [];
  if (buzzer.kind === 'passive') {
    return [
      { count: 1, what: 'Passive piezo buzzer', eurEach: 0.8 },
      { count: 1, what: 'Resistor 100 Ω', eurEach: 0.05 },
    ];
  }
  return [
    { count: 1, what: 'Active buzzer', eurEach: 1 },
    { count: 1, what: 'NPN transistor, for example BC547, and a resistor 1 kΩ', eurEach: 0.15 },
  ];
}

function batteryItems(board: Board): Item[] {
  const { battery, power } = board;
  const items: Item[] = [{ count: 1, what: power.battery, eurEach: power.typicalEur }];
  if (board.carrier.rails[power.feeds] !== undefined) {
    items.push({ count: 1, what: power.converter, eurEach: 2 });
    items.push({ count: 1, what: 'Slide switch for the battery', eurEach: 0.5 });
  }
  if (battery === 'none' || battery.sense === 'chip') return items;
  const values = [battery.upperKohm, battery.lowerKohm];
  items.push(...values.map((kohm) => ({ count: 1, what: `Resistor ${kohm} kΩ`, eurEach: 0.05 })));
  items.push({ count: 1, what: 'Capacitor 100 nF', eurEach: 0.1 });
  return items;
}

function partItems(board: Board): Item[] {
  const leds = board.leds.length;
  return [
    { count: 1, what: board.carrier.model, eurEach: board.carrier.typicalEur },
    ...displayItems(board),
    ...keyItems(board),
    { count: leds, what: 'LED, bright, 10 mm', eurEach: 0.3 },
    { count: leds, what: 'Resistor 680 Ω', eurEach: 0.05 },
    ...buzzerItems(board),
    ...batteryItems(board),
    { count: 1, what: 'Case, strip board, wire, screws', eurEach: 8 },
  ].filter((item) => item.count > 0);
}

export function partsCostEur(board: Board): number {
  return partItems(board).reduce((sum, item) => sum + item.count * item.eurEach, 0);
}

/** The list as text, with the sum. */
export function partsList(board: Board): string {
  const rows = partItems(board).map(({ count, what, eurEach }) => [
    String(count).padStart(2),
    what,
    (count * eurEach).toFixed(2).padStart(6),
  ]);
  const sum = partsCostEur(board).toFixed(0);
  return [
    'Parts (typical prices in EUR, estimated)',
    textTable(['No', 'Part', '   EUR'], rows),
    `Together about ${sum} EUR.`,
  ].join('\n');
}
