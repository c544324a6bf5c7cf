// Every job of an arbiter is short, and the page about them says what they cost.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { PAGE_NAMES } from '../../firmware/ui/screens/arbiter/page-table';
import { arbiterJobs, arbiterPage } from '../../sim/gallery/arbiter-page';
import { PAGE_NOTES } from '../../sim/gallery/page-notes';

const REPLACEMENT = 'a-replacement-clock-from-a-code.scn';
const JOBS = arbiterJobs();

test.each(JOBS.filter(({ file }) => file !== REPLACEMENT).map((job) => [job.file, job] as const))(
  '%s takes at most 15 keys and 10 s',
  (_file, { keys, seconds }) => {
    expect(keys).toBeLessThanOrEqual(15);
    expect(seconds).toBeLessThanOrEqual(10);
  },
);

test('a replacement clock is set from a code within a minute', () => {
  const job = JOBS.find(({ file }) => file === REPLACEMENT);
  expect(job?.seconds).toBeLessThanOrEqual(60);
});

test('every job has a sentence, and every page a note', () => {
  expect(JOBS.filter(({ about }) => about.length < 20)).toEqual([]);
  expect(PAGE_NOTES).toHaveLength(PAGE_NAMES.length);
});

test('the page about arbiter mode is up to date (else: make gallery)', () => {
  const path = join(repositoryRoot(), 'firmware/ui/ARBITER.md');
  expect(readFileSync(path, 'utf8')).toBe(arbiterPage());
});
