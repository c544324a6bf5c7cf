// What has happened: the chart of both times, and the events, the newest first.

import { html } from '../dom';
import type { Desk } from '../desk';
import type { Row } from '../model/game-log';
import { exactTime, spanTime } from '../model/times-text';
import { createChart } from './chart';
import { card } from './panel';
import type { Panel } from './panel';

const ROWS_SHOWN = 200;
/** While a side runs, the lines of the chart grow this often. */
const CHART_EVERY_MS = 500;

function rowElement(row: Row): HTMLTableRowElement {
  const cells = [
    exactTime(row.atMs),
    `${row.what} ${row.side}`.trim(),
    spanTime(row.usedMs),
    exactTime(row.leftMs),
    exactTime(row.rightMs),
  ];
  return html('tr', {}, ...cells.map((text) => html('td', {}, text)));
}

const TITLES = ['At', 'What', 'Used', 'Left', 'Right'];

function createTable(): { table: HTMLElement; body: HTMLElement } {
  const head = html('tr', {}, ...TITLES.map((title) => html('th', { scope: 'col' }, title)));
  const body = html('tbody');
  const table = html('table', {}, html('thead', {}, head), body);
  return {
    table: html(
      'div',
      { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Events' },
      table,
    ),
    body,
  };
}

export function createLogPanel(): Panel {
  const chart = createChart();
  const { table, body } = createTable();
  const empty = html('p', { class: 'empty' }, 'Start a game: every press is written down here.');
  let version = -1;
  let chartMs = -Infinity;
  const drawRows = ({ log }: Desk): void => {
    const first = Math.max(0, log.rows.length - ROWS_SHOWN);
    const rows = log.rows.slice(first).map(rowElement);
    body.replaceChildren(...rows.reverse());
    table.hidden = rows.length === 0;
    empty.hidden = rows.length > 0;
  };
  const draw = (desk: Desk): void => {
    const isNew = version !== desk.log.version;
    const runsOn = desk.status?.running !== 'none' && desk.statusRealMs - chartMs > CHART_EVERY_MS;
    if (isNew) drawRows(desk);
    if (isNew || runsOn) {
      chart.draw(desk);
      chartMs = desk.statusRealMs;
    }
    version = desk.log.version;
  };
  return { element: card('Game', 'log', chart.element, empty, table), draw };
}
