// The presets in groups, so that one finds a control in a long list.

import { parseControl } from '../../../firmware/notation/parse';
import { PRESETS } from '../../../firmware/notation/preset-list';
import type { Preset } from '../../../firmware/notation/preset-list';

export interface PresetGroup {
  readonly title: string;
  readonly presets: readonly Preset[];
}

const BLITZ_MS_MAX = 10 * 60000;
const RAPID_MS_MAX = 60 * 60000;

function titleOf({ name, notation }: Preset): string {
  if (notation.includes('uschess')) return 'US Chess';
  if (notation.includes('|')) return 'Armageddon';
  if (/byo|canadian|hourglass|gong|overtime|upcount/.test(notation)) return 'Other games';
  if (notation.includes(',')) return 'Several periods';
  const baseMs = parseControl(name).control.periods[0]!.whiteBaseMs;
  if (baseMs < BLITZ_MS_MAX) return 'Bullet and blitz';
  return baseMs < RAPID_MS_MAX ? 'Rapid' : 'Classical';
}

const TITLES = [
  'Bullet and blitz',
  'Rapid',
  'Classical',
  'Several periods',
  'Armageddon',
  'US Chess',
  'Other games',
];

export function presetGroups(): PresetGroup[] {
  return TITLES.map((title) => ({
    title,
    presets: PRESETS.filter((preset) => titleOf(preset) === title),
  }));
}
