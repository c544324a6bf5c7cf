// What a board leaves out decides which scenarios are not played on it, and which controls it
// refuses: here the Pixl.js, which leaves out most.
import { parseControl } from '../../firmware/notation/parse';
import { loadBoard } from '../../firmware/tools/boards/load-board';
import { featuresFor, whyNotPlayed } from '../../firmware/tools/boards/played-controls';
import { lacksFor, needsOf, skippedLine } from '../../sim/board/needs';
import { parseScenario } from '../../sim/scenario';
import { VECTORS } from '../support/vectors';
import { FILES, playText, readScenario } from './on-board';

const PIXL = loadBoard('pixljs');

/** By file; all of arbiter/ stands for its files. */
const SKIPPED: Readonly<Record<string, string>> = {
  'arbiter/byo-yomi-periods-given-back.scn': 'arbiter, byo-yomi',
  'complaints/d33-e40-edges-not-levels.scn': 'stuck-keys',
  'open-clocks/a-look-while-a-hold-is-decided.scn': 'sound, hold-bar, arbiter',
  'open-clocks/an-hourglass-keeps-its-sum.scn': 'hourglass',
  'rules/14f-counts-set-to-zero.scn': 'arbiter',
  'rules/14h2a-a-delay-clock-is-put-in.scn': 'arbiter',
  'rules/5-4-3-4-who-passed-the-time-control-first.scn': 'arbiter',
  'rules/6-2-4-a-blow-cuts-the-power.scn': 'periodic-save',
  'rules/8-5-3-times-turn-and-counts-can-be-noted.scn': 'arbiter',
  'setup/own-control.scn': 'more-presets, control-view, own-controls, arbiter',
  'setup/the-keys-are-told-on-the-clock.scn': 'arbiter',
  'timing/4-byo-yomi-last-period.scn': 'byo-yomi',
  'timing/4-byo-yomi-long-think.scn': 'byo-yomi',
  'timing/5-round-waits-for-both.scn': 'round',
  'timing/6-canadian-block.scn': 'canadian',
  'timing/6-gong.scn': 'gong',
  'timing/6-hourglass.scn': 'hourglass',
  'timing/6-overtime.scn': 'overtime',
  'timing/6-upcount.scn': 'upcount',
  'timing/7-profiles.scn': 'sound',
};

test.each(FILES)('%s is skipped only for what it needs', (file) => {
  const expected = SKIPPED[file] ?? (file.startsWith('arbiter/') ? 'arbiter' : '');
  expect(lacksFor(PIXL, readScenario(file)).join(', ')).toBe(expected);
});

test('a board that leaves nothing out skips nothing', () => {
  expect(FILES.flatMap((file) => lacksFor(loadBoard('esp32-ht1621'), readScenario(file)))).toEqual(
    [],
  );
});

test('the line about a skipped scenario names the features', () => {
  const scenario = readScenario('timing/6-gong.scn');
  expect(skippedLine(PIXL, scenario, lacksFor(PIXL, scenario))).toBe(
    'timing/6-gong.scn: skipped: pixljs leaves out gong',
  );
});

test.each([
  ['control 5m\n0 key pause\n2 hold minus 0.9\n2.5 show', 'control-view'],
  ['control 5m\n0 key pause\n2 hold plus 0.9\n2.5 show', 'counts-view'],
  ['control 5m\n0 key pause\n2 key pause\n3 hold minus+pause 2.5\n4 show', 'hold-bar'],
  ['control 5m\n7 show', 'fingerprint'],
  ['control 5m\n0 key pause\n2 power off\n3 power on', 'periodic-save'],
  ['control 5m\noption sound on\n1 show', 'sound'],
  ['1 key plus\n1.5 key pause\n2 show', 'more-presets'],
  ['880 show', 'idle-off'],
])('%j needs %s', (lines, feature) => {
  expect(needsOf(parseScenario(lines, 'a.scn'))).toContain(feature);
});

test.each([
  ['30m, byo 3x30s', 'byo-yomi'],
  ['1h, canadian 15/5m', 'canadian'],
  ['hourglass 1m', 'hourglass'],
  ['gong 10s', 'gong'],
  ['upcount', 'upcount'],
  ['25m, overtime', 'overtime'],
])('%s is refused with what would be right', (text, feature) => {
  const { control } = parseControl(text);
  expect(featuresFor(control)).toEqual([feature]);
  expect(whyNotPlayed(PIXL, control)).toMatch(
    new RegExp(`^pixljs leaves out .*${feature}.*; it plays increment, Bronstein, delay and plain`),
  );
});

test('a change of periods that is left out is refused with the others', () => {
  const { control } = parseControl('40/90m, 30m; change round');
  expect(whyNotPlayed(PIXL, control)).toMatch(/\(round\); write change zero, checked or moves$/);
});

test('a scenario with such a control is refused with its line', async () => {
  await expect(playText('pixljs', 'control hourglass 1m\n0 show')).rejects.toThrow(
    'a.scn:1: control: pixljs leaves out hourglass; it plays increment',
  );
});

test('most worked games are played on it', () => {
  const controls = VECTORS.map((vector) => parseControl(vector.control).control);
  const played = controls.filter((control) => whyNotPlayed(PIXL, control) === '');
  expect(played.length).toBeGreaterThan(controls.length / 2);
});

test('a game too long for its pages shows the fault, as a fake HAL with as many does', async () => {
  const moves = Array.from({ length: 120 }, () => '+2 press left\n+2 press right');
  const text = `control 2h\n0 press right\n${moves.join('\n')}\n+2 show`;
  const { records, complaints } = await playText('pixljs', text);
  expect(complaints).toEqual([]);
  expect(records.at(-1)!.signs).toContain('fault');
});
