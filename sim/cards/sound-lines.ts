// What is heard, drawn: each note a bar, as high as its pitch and as wide as it is long. The notes
// come from the firmware, as it plays them.

import { Cue } from '../../firmware/core/cues';
import { Code, createSounder, playOn } from '../../firmware/ui/sounder';
import type { Sounder } from '../../firmware/ui/sounder';
import { SOUND_NAMES } from '../sign-names';

export interface SoundLine {
  name: string;
  /** The notes, as SVG. */
  notes: string;
  says: string;
}

interface Note {
  toneHz: number;
  forMs: number;
}

const WORDS: Readonly<Record<string, string>> = {
  key: 'a front key',
  press: 'a press',
  low: 'ten seconds left',
  last: 'the last five seconds',
  period: 'the next period begins',
  flag: 'a flag falls',
  gong: 'the gong of a move',
  fault: 'a fault',
  announce: 'the beep code',
};

const MM_PER_S = 9;
const HIGH_MM = 3.2;
const HIGHEST_HZ = 3000;
const NOTES_MAX = 100;

/** The notes that the sounder plays from where it stands, to the end. */
function playedNotes(sounder: Sounder): Note[] {
  const notes: Note[] = [];
  for (let nowMs = 0; notes.length < NOTES_MAX; nowMs = sounder.dueMs) {
    playOn(sounder, nowMs);
    if (sounder.cue < 0) return notes;
    notes.push({ toneHz: sounder.toneHz, forMs: sounder.dueMs - nowMs });
  }
  return notes;
}

function barOf({ toneHz, forMs }: Note, fromMs: number): string {
  if (toneHz === 0) return '';
  const high = (toneHz / HIGHEST_HZ) * HIGH_MM;
  const x = ((fromMs / 1000) * MM_PER_S).toFixed(2);
  const wide = Math.max((forMs / 1000) * MM_PER_S, 0.4).toFixed(2);
  const y = (HIGH_MM - high).toFixed(2);
  return `<rect x="${x}" y="${y}" width="${wide}" height="${high.toFixed(2)}"/>`;
}

function drawn(notes: readonly Note[]): string {
  let fromMs = 0;
  const bars = notes.map((note) => {
    const bar = barOf(note, fromMs);
    fromMs += note.forMs;
    return bar;
  });
  const wide = ((fromMs / 1000) * MM_PER_S).toFixed(2);
  const size = `width="${wide}mm" height="${HIGH_MM}mm" viewBox="0 0 ${wide} ${HIGH_MM}"`;
  return `<svg class="notes" ${size} aria-hidden="true">${bars.join('')}</svg>`;
}

function tuneOf(cue: Cue): string {
  const sounder = createSounder();
  sounder.cue = cue;
  return drawn(playedNotes(sounder));
}

/** A digit of the beep code, with the silence after it. */
export function digitNotes(digit: number): string {
  const sounder = createSounder();
  sounder.code.set([digit, Code.Over]);
  sounder.cue = Cue.Announce;
  return drawn(playedNotes(sounder).slice(0, -1));
}

/** Each cue with a tune of its own, in the order of Cue. */
export function soundLines(): SoundLine[] {
  const lines = SOUND_NAMES.map((name, cue) => ({ name, notes: '', says: WORDS[name] ?? '', cue }));
  return lines
    .filter(({ cue }) => cue !== Cue.Announce)
    .map(({ name, says, cue }) => ({ name, says, notes: tuneOf(cue) }));
}

/** Sounds that have no words; none when all is well. */
export function untoldSounds(names: readonly string[] = SOUND_NAMES): string[] {
  return names.filter((name) => WORDS[name] === undefined);
}
