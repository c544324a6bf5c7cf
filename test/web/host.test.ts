// The page's server, the realm that stands in for Node's, and what the page says in words.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as realmOfNode from '../../sim/machine/realm';
import { fileOf, serveFolder } from '../../sim/web/host/serve';
import type { Status } from '../../sim/table/bench';
import { createClock } from '../../sim/web/model/catalogue';
import * as pageRealm from '../../sim/web/model/page-realm';
import { presetGroups } from '../../sim/web/model/preset-groups';
import { clockWords, newsOf } from '../../sim/web/model/spoken';
import { exactTime, shortTime, spokenTime } from '../../sim/web/model/times-text';
import { PRESETS } from '../../firmware/notation/preset-list';
import { zeitnot } from '../support/command-line';

describe('the server', () => {
  let folder = '';
  let server: Server;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'zeitnot-'));
    mkdirSync(join(folder, 'site'));
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'site', 'index.html'), '<p>here');
    server = await serveFolder(join(folder, 'site'), 0, async (address) => {
      if (address === '/broken') throw new Error('broken');
    });
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const ask = (path: string, method = 'GET'): Promise<[number | undefined, string]> =>
    new Promise((done, fail) => {
      const { port } = server.address() as AddressInfo;
      const sent = request({ port, path, method, host: '127.0.0.1', agent: false }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += String(part)));
        answer.on('end', () => done([answer.statusCode, text]));
      });
      sent.on('error', fail);
      sent.end();
    });

  test.each([
    ['/', 200, '<p>here'],
    ['/index.html?a#b', 200, '<p>here'],
    ['/nosuch', 404, 'there is no such file'],
    ['/../secret.txt', 404, 'there is no such file'],
    ['/%2e%2e/secret.txt', 404, 'there is no such file'],
    ['/..%2fsecret.txt', 404, 'there is no such file'],
    ['/%', 404, 'there is no such file'],
    ['/broken', 500, 'could not be made'],
  ])('answers %s with %d', async (path, status, text) => {
    const silent = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const [got, body] = await ask(path);
    silent.mockRestore();
    expect([got, body]).toEqual([status, expect.stringContaining(text)]);
  });

  test('only shows: a POST is refused, a HEAD has no body', async () => {
    expect((await ask('/', 'POST'))[0]).toBe(405);
    expect(await ask('/', 'HEAD')).toEqual([200, '']);
  });

  test('never names a file outside of its folder', () => {
    expect(fileOf('/a/site', '/../site2/x')).toBeNull();
    expect(fileOf('/a/site', '/x/../y')).toBe('/a/site/y');
  });
});

test.each([
  [['--port', 'abc'], 'a port is a whole number from 0 to 65535'],
  [['--port', '65536'], 'a port is a whole number from 0 to 65535'],
  [['--port', '-1'], 'a port is a whole number'],
])('zeitnot web %j is refused in a sentence', (given, says) => {
  const { code, err } = zeitnot(['web', ...given]);
  expect([code, err]).toEqual([2, expect.stringContaining(says)]);
});

describe('the realm of the page', () => {
  test('has everything that the machine needs of a realm', () => {
    const asNode: Pick<typeof realmOfNode, 'createRealm' | 'runScript' | 'evaluate'> = pageRealm;
    expect(Object.keys(asNode)).toEqual(expect.arrayContaining(['createRealm', 'runScript']));
  });

  test('a script is known by its bytes, and given the names of its world', () => {
    const said: unknown[] = [];
    const run = function (this: unknown, ...given: unknown[]): void {
      said.push(this, ...given);
    };
    const text = pageRealm.knowScript('a', { code: 'bytes', names: ['E', 'log'], run });
    expect(text).toBe('bytes');
    const realm = pageRealm.createRealm({ E: 1, log: 2 }, () => 0.5);
    pageRealm.runScript(realm, text, 'a');
    expect(said).toEqual([realm.context, 1, 2]);
    expect((realm.context['Math'] as Math).random()).toBe(0.5);
  });

  test('text that came with no script is not run, and the console runs nothing', () => {
    const realm = pageRealm.createRealm({}, () => 0);
    expect(() => pageRealm.runScript(realm, 'alert(1)', '.boot0')).toThrow('no script');
    expect(() => pageRealm.evaluate()).toThrow('runs no text');
  });
});

describe('times in words', () => {
  test.each([
    [0, '0:00.0', '0:00.000', 'no time'],
    [1, '0:00.1', '0:00.001', '1 second'],
    [19999, '0:20.0', '0:19.999', '20 seconds'],
    [20000, '0:20', '0:20.000', '20 seconds'],
    [20001, '0:21', '0:20.001', '21 seconds'],
    [3600000, '1:00:00', '1:00:00.000', '1 hour'],
    [5403000, '1:30:03', '1:30:03.000', '1 hour 30 minutes 3 seconds'],
  ])('%d ms', (ms, short, exact, spoken) => {
    expect([shortTime(ms), exactTime(ms), spokenTime(ms)]).toEqual([short, exact, spoken]);
  });
});

describe('the clock in words', () => {
  const status = createClock({ clock: 'plain', control: '3+2' }).status()!;
  const running: Status = { ...status, phase: 'running', running: 'left' };
  const flagged: Status = { ...running, left: { ...running.left, flag: true, ms: 0 } };

  test('tells phase, times, flags, colours and the turn', () => {
    expect(clockWords(flagged)).toBe(
      'Running. Left: no time, flag down. Right: 3 minutes 2 seconds. White is left. Left to move.',
    );
    expect(clockWords(null)).toBe('The clock is off.');
  });

  test('interrupts for a flag, a phase and a page, and not for a second that passed', () => {
    const later: Status = { ...running, left: { ...running.left, ms: 1 } };
    expect(newsOf(running, later)).toBe('');
    expect(newsOf(running, flagged)).toBe('Flag: left.');
    expect(newsOf(status, running)).toContain('Running');
    expect(newsOf(running, null)).toBe('The clock is off.');
    const page = (display: string): Status => ({
      ...status,
      phase: 'setup',
      left: { ...status.left, display },
    });
    expect(newsOf(page('3+2'), page('5+3'))).toContain('5+3');
  });
});

test('every preset stands in one group, and no group is empty', () => {
  const groups = presetGroups();
  expect(groups.every(({ presets }) => presets.length > 0)).toBe(true);
  const names = groups.flatMap(({ presets }) => presets.map(({ name }) => name));
  expect(names.sort()).toEqual(PRESETS.map(({ name }) => name).sort());
});
