// The players' card: keys, how a control is chosen, what the glass says, the built-in controls, the
// signs, the sounds and the beep code.

import { Phase } from '../../firmware/core/clock';
import { parseControl } from '../../firmware/notation/parse';
import { PRESETS } from '../../firmware/notation/preset-list';
import type { Preset } from '../../firmware/notation/preset-list';
import { printControl } from '../../firmware/notation/print';
import { pictureOf } from '../gallery/gallery';
import { SCENES } from '../gallery/scenes';
import { cap, cardPage, escaped, grid, section, sentence, stack } from './html';
import { keyLines } from './key-lines';
import { beepsSection, keyTable, signsSection } from './shared-parts';
import type { Row } from './shared-parts';
import { soundLines } from './sound-lines';

const SIDES = `${cap('LEFT')} or ${cap('RIGHT')}`;

const LEAD = `\
Choose a control with PLUS and MINUS, take it with PAUSE. **Black presses his button, and White’s
clock runs.** Then each presses his own after his move.`;

interface Chapter {
  title: string;
  phases: readonly Phase[];
  /** What the players' own buttons do, and keys that are held to look. */
  own: readonly Row[];
}

const CHAPTERS: readonly Chapter[] = [
  { title: 'Choosing a control (SETUP)', phases: [Phase.Setup], own: [] },
  {
    title: 'Before the game (READY)',
    phases: [Phase.Ready],
    own: [[SIDES, 'starts the other side, which is White']],
  },
  {
    title: 'In play (RUNNING)',
    phases: [Phase.Running],
    own: [
      [SIDES, 'ends your move, starts the opponent'],
      [`${cap('PLUS')} held`, 'presses of both sides'],
      [`${cap('MINUS')} held`, 'the control, and its period'],
    ],
  },
  {
    title: 'While it stands (PAUSED)',
    phases: [Phase.Paused],
    own: [
      [`${cap('MINUS')} held, ${SIDES}`, 'beep code of that side'],
      ['lever moved', 'its side blinks, and would go on'],
    ],
  },
];

/** Arbiter mode is not the players' matter. */
const HIDDEN = 'arbiter mode';

function chapter({ title, phases, own }: Chapter): string {
  const lines = keyLines(phases).filter(({ says }) => says !== HIDDEN);
  const rows = lines.map(({ keys, says }): Row => [keys, says]);
  return section(title, keyTable([...own, ...rows]));
}

const ROUNDED = `\
Times that run down are rounded up: 0:00 is shown only when no time is left. Below 20 s tenths
follow.`;
const SCENES_SHOWN = ['ready-with-bonus', 'running', 'delay', 'byo-yomi', 'both-flags', 'frozen'];

function figure(name: string): string {
  const scene = SCENES.find((one) => one.name === name)!;
  const picture = pictureOf(scene).trim().replace('<svg ', '<svg class="glass" ');
  return `<figure>${picture}<figcaption>${escaped(scene.title)}.</figcaption></figure>`;
}

function glasses(): string {
  const figures = grid('three glasses', SCENES_SHOWN.map(figure));
  return section('What the glass says', `<p>${ROUNDED}</p>${figures}`);
}

const SIMPLE = /^\d+\+\d+$/;

function isSimple({ shortName }: Preset): boolean {
  return SIMPLE.test(shortName);
}

function presetLine({ shortName, notation }: Preset): string {
  const control = printControl(parseControl(notation).control);
  return `<div><b>${escaped(shortName)}</b> <i>${escaped(control)}</i></div>`;
}

function presets(): string {
  const chips = PRESETS.filter(isSimple).map(({ shortName }) => `<b>${shortName}</b>`);
  const others = PRESETS.filter((preset) => !isSimple(preset)).map(presetLine);
  const simple = `Minutes + seconds for each move: ${chips.join(' &ensp;')}`;
  return section(
    'Built-in controls, by the name on the glass',
    `<p class="chips">${simple}</p><div class="flow3">${others.join('\n')}</div>`,
  );
}

function sounds(): string {
  const lines = soundLines().map(({ name, notes, says }) => {
    const words = `<span class="name">${name}</span> ${escaped(says)} ${notes}`;
    return `<div class="line"><span>${words}</span></div>`;
  });
  return section('Sounds', `<div class="flow2">${lines.join('\n')}</div>`);
}

export function playersCard(): string {
  const chapters = CHAPTERS.map(chapter);
  const [before, during] = [chapters.slice(0, 2), chapters.slice(2)];
  return cardPage({
    title: 'For the players',
    lead: sentence(LEAD),
    body: [
      grid('two', [before, during].map(stack)),
      glasses(),
      presets(),
      signsSection(3),
      grid('two', [sounds(), beepsSection()]),
    ],
    foot: ['Zeitnot, an open chess clock', 'Printed by zeitnot card players'],
  });
}
