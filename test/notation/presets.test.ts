// The presets: that each is a control, that the clock's table is made of them, and their names.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createControl } from '../../firmware/core/control';
import { unpackControl } from '../../firmware/core/control-code';
import { presetsSource } from '../../firmware/notation/compile';
import { explainControl } from '../../firmware/notation/explain';
import { parseControl } from '../../firmware/notation/parse';
import { PRESETS, findPreset } from '../../firmware/notation/preset-list';
import { printControl } from '../../firmware/notation/print';
import {
  PRESET_CODES,
  PRESET_COUNT,
  PRESET_NAMES,
  PRESET_NAME_LENGTH,
  presetCodeAt,
} from '../../firmware/presets';
import { refusalOf } from './refusal-of';

const ROWS = PRESETS.map((preset, index) => [preset.name, preset, index] as const);

function controlOf(text: string) {
  return parseControl(text).control;
}

describe('the list of presets', () => {
  test('has at least 40, each under names of its own', () => {
    expect(PRESETS.length).toBeGreaterThanOrEqual(40);
    const names = PRESETS.flatMap((preset) => [preset.name, ...preset.aliases]);
    const keys = names.map((name) => name.replace(/\s+/g, '').toLowerCase());
    expect(new Set(keys).size).toBe(keys.length);
    const shortNames = PRESETS.map((preset) => preset.shortName);
    expect(new Set(shortNames).size).toBe(shortNames.length);
  });

  test('has no control twice', () => {
    const texts = PRESETS.map((preset) => printControl(controlOf(preset.notation)));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test.each(ROWS)('%s parses, prints and explains itself', (name, preset) => {
    const parsed = parseControl(name);
    expect(parsed.control).toEqual(controlOf(preset.notation));
    expect(controlOf(printControl(parsed.control))).toEqual(parsed.control);
    expect(explainControl(parsed)).toContain(preset.name);
  });

  test.each(PRESETS.flatMap(({ name, aliases }) => aliases.map((alias) => [alias, name])))(
    '%s is %s',
    (alias, name) => {
      expect(findPreset(alias)?.name).toBe(name);
      expect(controlOf(alias)).toEqual(controlOf(name));
    },
  );

  test.each(PRESETS.flatMap(({ name, aliases }) => [name, ...aliases]))(
    'the name %s means nothing else in the notation',
    (name) => {
      // Behind a period names are not looked up: there it would be read as notation.
      expect(refusalOf(`1h, ${name}`)).not.toBeNull();
      expect(name).not.toContain(';');
    },
  );

  test.each([
    ['3+2', '3m+2s'],
    ['5+3', '5m+3s'],
    ['90+30', '90m+30s'],
    ['40/90+30, 30+30', '40/90m+30s, 30m+30s'],
    ['Bundesliga', '40/100m+30s, 50m+30s'],
    ['40/100+30, 20/50+30, 15+30', '40/100m+30s, 20/50m+30s, 15m+30s'],
    ['World Championship 2024', '40/2h, 30m+30s; change moves'],
    ['Norway Chess', '40/2h, 0m+10s; change moves'],
    ['Norway Armageddon', '40/10m|7m, 0m+1s; change moves'],
    ['US G/90 d5', 'G/90;d5'],
    ['US 40/120 SD/60 d5', '40/120 SD/60 d5'],
    ['US 40/90 SD/30 inc30', '40/90 SD/30 inc/30'],
    ['Scrabble', '25m, overtime'],
  ])('%s is what tournament notices mean by it: %s', (name, text) => {
    expect(controlOf(name)).toEqual(controlOf(text));
  });
});

describe("the clock's table", () => {
  test('is made of the list as it stands', () => {
    const path = join(__dirname, '..', '..', 'firmware', 'presets.ts');
    expect(readFileSync(path, 'utf8')).toBe(presetsSource());
    expect(PRESET_COUNT).toBe(PRESETS.length);
  });

  test.each(ROWS)('unpacks %s', (_, preset, index) => {
    const control = createControl();
    const end = unpackControl(control, PRESET_CODES, presetCodeAt(index));
    expect(control).toEqual(controlOf(preset.notation));
    expect(end).toBe(index + 1 < PRESET_COUNT ? presetCodeAt(index + 1) : PRESET_CODES.length);
  });

  test.each(ROWS)('names %s', (_, preset, index) => {
    const at = index * PRESET_NAME_LENGTH;
    const name = PRESET_NAMES.slice(at, at + PRESET_NAME_LENGTH);
    expect(name).toBe(preset.shortName.padEnd(PRESET_NAME_LENGTH));
  });
});
