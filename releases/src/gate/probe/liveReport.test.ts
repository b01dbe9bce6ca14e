import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { releaseSetOf } from '../../testing/releaseSetOf.ts';
import { StoredReports } from '../report/StoredReports.ts';
import { pageOf } from '../testing/probeReport.ts';
import { liveReport } from './liveReport.ts';

const set = releaseSetOf({}, '0.1.0-0123456789');
const maxMs = 60_000;

let folder: string;
let now: number;
let reports: StoredReports;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-live-report-'));
  now = 0;
  reports = new StoredReports(path.join(folder, 'reports'), () => now);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A probe that notes that it runs, and then sends messages. */
async function probeThat(messages: readonly object[], afterwards = 'process.exit()') {
  const probe = path.join(folder, 'probe.cjs');
  const runs = path.join(folder, 'runs');
  const program = `
require('node:fs').appendFileSync(${JSON.stringify(runs)}, 'x');
const messages = ${JSON.stringify(messages)};
const next = () => (messages.length ? process.send(messages.shift(), next) : ${afterwards});
next();`;
  await writeFile(probe, program);
  const from = {
    environment: { PATH: process.env.PATH },
    programs: { probe, worker: probe, serverContracts: [] },
    reports,
  };
  const countRuns = () =>
    readFile(runs, 'utf8').then(
      ({ length }) => length,
      () => 0,
    );
  return { from, countRuns };
}

const good = [{ kind: 'page', page: pageOf() }, { kind: 'done' }];

test('a report of the live set is made once, and again when it is too old', async () => {
  const { from, countRuns } = await probeThat(good);
  expect(await liveReport(set, from, maxMs)).toMatchObject({ ageMs: 0, report: { pages: [pageOf()] } });
  now = maxMs - 1;
  expect(await liveReport(set, from, maxMs)).toMatchObject({ ageMs: maxMs - 1 });
  expect(await countRuns()).toBe(1);
  now = maxMs;
  expect(await liveReport(set, from, maxMs)).toMatchObject({ ageMs: 0 });
  expect(await countRuns()).toBe(2);
});

test('a live set that renders nothing gives none', async () => {
  const { from } = await probeThat([{ kind: 'failed', reason: 'the api is away' }]);
  expect(await liveReport(set, from, maxMs)).toBeNull();
  expect(await reports.read(set, '')).toBeNull();
});

test('a probe that is ended gives none', async () => {
  const { from, countRuns } = await probeThat(good.slice(0, 1), 'setInterval(() => {}, 1000)');
  const end = new AbortController();
  const report = liveReport(set, from, maxMs, end.signal);
  while ((await countRuns()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  end.abort();
  expect(await report).toBeNull();
});
