import { fork } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { partNames } from '../partNames.ts';
import type { ReleaseSet } from '../releaseSet.ts';
import {
  goLive,
  promote,
  recordPublished,
  recordResult,
  rollback,
  rollbackBecause,
  startCanary,
  startWith,
} from './decisions.ts';
import { FileLog } from './FileLog.ts';
import type { GateResult } from './logEntry.ts';
import { Registry } from './Registry.ts';
import { canaries, liveSet } from './registryState.ts';

let folder: string;
let registry: Registry;

const v = (letter: string) => `0.1.0-${letter.repeat(10)}`;
const good: GateResult = { passed: true, reasons: [], seconds: 1, checks: [] };
const bad: GateResult = { passed: false, reasons: ['post throws at render'], seconds: 1, checks: [] };
const traits = (version: string, files = 'sha384-x') => ({
  version,
  commit: 'abc',
  archive: 'sha384-y',
  files,
  brotliBytes: 1_000,
});

const entryFile = (seq: number) => path.join(folder, `${String(seq).padStart(10, '0')}.json`);

async function publishGood(letter: string): Promise<string> {
  await registry.write('post', recordPublished('mf-post', traits(v(letter))));
  await registry.write('post', recordResult('mf-post', v(letter), good));
  return v(letter);
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-registry-'));
  registry = new Registry(new FileLog(folder), () => new Date('2026-11-21T10:00:00Z'));
  for (const part of partNames) await registry.write('operator', recordPublished(part, traits(v('0'))));
  await registry.write(
    'operator',
    startWith(Object.fromEntries(partNames.map((part) => [part, v('0')])) as ReleaseSet),
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a release', () => {
  test('becomes live, and a rollback leads to the previous version', async () => {
    const next = await publishGood('a');
    const state = await registry.write('post', goLive('mf-post', next));
    expect(state.parts['mf-post']).toMatchObject({ live: next, previous: v('0') });
    const back = await registry.write('post', rollback('mf-post'));
    expect(back.parts['mf-post']).toMatchObject({ live: v('0'), previous: next });
    expect(liveSet(back)?.['mf-reader']).toBe(v('0'));
  });

  test.each([
    ['was never published', v('b'), 'has never been published'],
    ['has not been judged', v('c'), 'has not been through the gate'],
    ['was refused', v('d'), 'was refused: post throws at render'],
  ])('that %s does not become live, and the refusal gives the reason', async (_why, version, sentence) => {
    await registry.write('post', recordPublished('mf-post', traits(v('c'))));
    await registry.write('post', recordPublished('mf-post', traits(v('d'))));
    await registry.write('post', recordResult('mf-post', v('d'), bad));
    await expect(registry.write('post', goLive('mf-post', version))).rejects.toThrow(sentence);
    expect((await registry.read()).parts['mf-post'].live).toBe(v('0'));
  });

  test('is published once: the same files change nothing, and others are refused', async () => {
    const { seq } = await registry.write('post', recordPublished('mf-post', traits(v('a'))));
    expect((await registry.write('post', recordPublished('mf-post', traits(v('a'))))).seq).toBe(seq);
    const other = recordPublished('mf-post', traits(v('a'), 'sha384-other'));
    await expect(registry.write('post', other)).rejects.toThrow('is published already, with other files');
  });

  test('cannot be rolled back when nothing was live before it', async () => {
    await expect(registry.write('post', rollback('mf-post'))).rejects.toThrow('no earlier good version');
  });
});

describe('a canary', () => {
  test('gives a share of readers its version of one part, until it is promoted', async () => {
    const next = await publishGood('a');
    const state = await registry.write('post', startCanary('mf-post', next, 10));
    expect(liveSet(state)?.['mf-post']).toBe(v('0'));
    expect(canaries(state)).toEqual([
      { part: 'mf-post', version: next, percent: 10, set: { ...liveSet(state), 'mf-post': next } },
    ]);
    const promoted = await registry.write('post', promote('mf-post'));
    expect(promoted.parts['mf-post']).toMatchObject({ live: next, previous: v('0'), canary: null });
  });

  test('ends by a rollback, and the live version stays', async () => {
    const next = await publishGood('a');
    await registry.write('post', startCanary('mf-post', next, 10));
    const state = await registry.write('post', rollback('mf-post'));
    expect(state.parts['mf-post']).toMatchObject({ live: v('0'), canary: null });
  });

  test('keeps another version of its part from becoming live', async () => {
    await registry.write('post', startCanary('mf-post', await publishGood('a'), 10));
    await expect(registry.write('post', goLive('mf-post', await publishGood('b')))).rejects.toThrow(
      '10 % of the readers',
    );
  });

  test('with too many errors is ended automatically, but not its successor', async () => {
    const first = await publishGood('a');
    const second = await publishGood('b');
    await registry.write('post', startCanary('mf-post', second, 10));
    await registry.write('automatic', rollbackBecause('mf-post', first, '3 % errors'));
    expect((await registry.read()).parts['mf-post'].canary?.version).toBe(second);
    await registry.write('automatic', rollbackBecause('mf-post', second, '3 % errors'));
    expect((await registry.read()).parts['mf-post'].canary).toBeNull();
  });
});

describe('the log', () => {
  test('records actor, act and time', async () => {
    const next = await publishGood('a');
    await registry.write('post', goLive('mf-post', next));
    const entries = await new FileLog(folder).readAfter(0);
    expect(entries.at(-1)).toEqual({
      seq: entries.length,
      at: '2026-11-21T10:00:00.000Z',
      actor: 'post',
      event: { kind: 'live', versions: { 'mf-post': next }, why: 'release' },
    });
  });

  test('keeps all events that several registries write at once', async () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
    const writers = letters.map(() => new Registry(new FileLog(folder)));
    await Promise.all(
      writers.map((writer, index) =>
        writer.write(`team ${index}`, recordPublished('mf-post', traits(v(letters[index] ?? '')))),
      ),
    );
    const { parts } = await registry.read();
    expect([...parts['mf-post'].releases.keys()].sort()).toEqual([v('0'), ...letters.map(v)]);
  });

  test('is whole after a writer was killed during a write', async () => {
    const writer = fork(path.join(import.meta.dirname, 'testing/writeWithoutEnd.ts'), [folder], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const before = (await registry.read()).seq;
    while ((await registry.read()).seq < before + 20) await new Promise((resolve) => setTimeout(resolve, 5));
    writer.kill('SIGKILL');
    await new Promise((resolve) => writer.once('exit', resolve));
    // A leftover draft is harmless.
    await writeFile(path.join(folder, '0000009999.json.1.draft'), '{"seq":');
    const { seq } = await new Registry(new FileLog(folder)).read();
    expect(seq).toBeGreaterThanOrEqual(before + 20);
    const after = await registry.write('post', recordPublished('mf-post', traits(v('f'))));
    expect(after.seq).toBe(seq + 1);
    expect((await readdir(folder)).filter((name) => /^\d+\.json$/.test(name))).toHaveLength(seq + 1);
  });

  test('skips a damaged entry until a person drops it', async () => {
    const { seq: before } = await registry.read();
    const text = '{"seq":';
    await writeFile(entryFile(before + 1), text);
    const version = await publishGood('b');
    const { seq, parts, unreadable } = await new Registry(new FileLog(folder)).read();
    expect([seq, parts['mf-post'].releases.has(version)]).toEqual([before + 3, true]);
    expect(unreadable).toEqual([{ seq: before + 1, reason: expect.stringContaining('JSON'), isNewer: false, text }]);
    expect((await registry.entriesAfter(before)).map((entry) => entry.seq)).toEqual([before + 2, before + 3]);

    expect(await registry.repair('operator@here')).toEqual([before + 1]);
    expect(await new Registry(new FileLog(folder)).read()).toMatchObject({ seq: before + 3, unreadable: [] });
    const [entry] = await registry.entriesAfter(before);
    expect(entry).toMatchObject({ actor: 'operator@here', event: { kind: 'givenUp', text } });
    expect(await registry.repair('operator@here')).toEqual([]);
  });

  test('skips an event that only a newer server knows, and never drops it', async () => {
    const { seq: before } = await registry.read();
    const at = '2026-11-21T10:00:00.000Z';
    const newer = { seq: before + 1, at, actor: 'post', event: { kind: 'explained', why: 'because' } };
    await writeFile(entryFile(before + 1), JSON.stringify(newer));
    await publishGood('b');
    const { unreadable } = await registry.read();
    expect(unreadable).toMatchObject([
      { seq: before + 1, isNewer: true, reason: expect.stringContaining('“explained”') },
    ]);
    expect(await registry.repair('operator@here')).toEqual([]);
    expect((await registry.read()).unreadable).toHaveLength(1);
  });

  test.each([
    ['published', { kind: 'published', part: 'mf-quiz', ...traits(v('q')) }],
    ['live', { kind: 'live', versions: { 'mf-quiz': v('q') }, why: 'release' }],
    ['token', { kind: 'tokenAdded', name: 'quiz', parts: ['mf-quiz'], sha256: 'a'.repeat(64) }],
  ])('skips a %s entry of a part that only a newer server knows, and never drops it', async (_title, event) => {
    const { seq: before, parts } = await registry.read();
    const newer = { seq: before + 1, at: '2026-11-21T10:00:00.000Z', actor: 'post', event };
    await writeFile(entryFile(before + 1), JSON.stringify(newer));
    const state = await registry.read();
    expect(state.parts).toEqual(parts);
    expect(state.unreadable).toMatchObject([
      { seq: before + 1, isNewer: true, reason: 'only a newer server knows the part “mf-quiz”' },
    ]);
    expect(await registry.repair('operator@here')).toEqual([]);
    expect((await registry.read()).unreadable).toHaveLength(1);
  });

  test('that is missing is an error, not an empty log', async () => {
    await registry.read();
    await rm(folder, { recursive: true });
    await expect(registry.read()).rejects.toThrow('ENOENT');
  });
});
