// The page about arbiter mode: what each page of the clock does, what it costs, and what it leaves
// alone. Made from the code's own table and from the scenarios; by hand: make gallery
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { PAGE_NAMES } from '../../firmware/ui/screens/arbiter/page-table';
import { parseScenario } from '../scenario';
import type { Scenario } from '../scenario';
import { BEEPS_ASKED, BEEPS_READ, PAGE_KEYS } from './arbiter-words';
import { decisionTable } from './decisions';
import { costOf } from './job-cost';
import type { JobCost } from './job-cost';
import { PAGE_NOTES } from './page-notes';

const FOLDER = 'test/scenarios/arbiter';

export interface Job extends JobCost {
  file: string;
  scenario: Scenario;
  /** The comment that the scenario begins with. */
  about: string;
}

function aboutOf(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('#'));
  return lines
    .slice(0, end)
    .map((line) => line.slice(2))
    .join(' ');
}

function jobOf(file: string): Job {
  const text = readFileSync(join(repositoryRoot(), FOLDER, file), 'utf8');
  const scenario = parseScenario(text, file);
  return { file, scenario, about: aboutOf(text), ...costOf(scenario) };
}

/** The jobs that are played and counted, by name. */
export function arbiterJobs(): Job[] {
  const files = readdirSync(join(repositoryRoot(), FOLDER)).filter((file) => file.endsWith('.scn'));
  return files.sort().map(jobOf);
}

function jobRow(job: Job): string {
  return `| ${job.about} | ${job.keys} | ${job.seconds.toFixed(1)} |`;
}

function pageRow(name: string, index: number): string {
  return `| ${index + 1} | \`${name}\` | ${PAGE_NOTES[index]} |`;
}

const HEAD = `\
# Arbiter mode

The clock must stand: paused, frozen, or not started. **Hold MINUS, then PLUS, both for 2 s.** OK
enters a page, BACK leaves it. With three front keys, PAUSE is OK and PAUSE held for 0.6 s is BACK.

| key | in the list of pages | in a page |
| --- | --- | --- |
${PAGE_KEYS.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

A page that would change something shows, a second each, what would be (with the edit sign) and
what is. Nothing is done before OK. The side that was picked blinks. What a clock cannot do in its
state says \`NO\` in the list. Every change sets the edit sign until the end of the game and is in
the log.

Simulated; nothing here has been measured on hardware.
`;

const BEEPS = `\
## Time and presses for players who cannot see

${BEEPS_ASKED} ${BEEPS_READ}
`;

const JOBS_HEAD = `\
## What a job costs

Counted on the scenarios in \`${FOLDER}\`, at two taps a second; holds count as
their time, a chord as two keys. Seconds count from the pause to the key with which play goes on.
Three front keys; with BACK and OK it is quicker.

| job | keys | seconds |
| --- | --- | --- |`;

const DECISIONS_HEAD = `\
## What a page does to the rest of the game

Each cell is a test (\`test/arbiter/decisions.test.ts\`).
`;

/** The whole page. */
export function arbiterPage(): string {
  const lines = [
    HEAD,
    '## The pages',
    '',
    '| | page | what it does |',
    '| --- | --- | --- |',
    ...PAGE_NAMES.map(pageRow),
    '',
    BEEPS,
    JOBS_HEAD,
    ...arbiterJobs().map(jobRow),
    '',
    DECISIONS_HEAD,
    ...decisionTable(),
    '',
  ];
  return lines.join('\n');
}
