import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recordPublished } from './decisions.ts';
import { FileLog } from './FileLog.ts';
import { Registry } from './Registry.ts';

const kills = 20;
/** Writers that write into the same log at once. */
const atOnce = 5;
/** Milliseconds after its first entry within which a writer is killed: long enough for some more. */
const lifeMs = 25;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marquee-log-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const tireless = (name: number) =>
  fork(path.join(import.meta.dirname, 'testing/writeWithoutEnd.ts'), [folder, String(name)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });

/**
 * Kills a writing process at a random moment.
 * @throws Error if the process exits before that
 */
async function killWhileWriting(writer: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => writer.once('exit', (_code, signal) => resolve(signal)));
  await Promise.race([ended, new Promise((resolve) => writer.once('message', resolve))]);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * lifeMs));
  writer.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
}

test(`a log whose writers are killed ${kills} times during a write stays readable and writable`, async () => {
  const reader = new Registry(new FileLog(folder));
  let before = 0;
  for (let killed = 0; killed < kills; killed += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, index) => killWhileWriting(tireless(killed + index))));
    const entries = await new FileLog(folder).readAfter(0);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
    expect(entries.length).toBeGreaterThan(before);
    // Nothing lies beyond a gap, and a continued reading agrees with a new one.
    const files = (await readdir(folder)).filter((name) => /^\d+\.json$/.test(name));
    expect(files).toHaveLength(entries.length);
    expect(await reader.read()).toEqual(await new Registry(new FileLog(folder)).read());
    before = entries.length;
  }
  const traits = { version: '0.1.0-ffffffffff', commit: 'abc', archive: 'sha384-a', files: 'sha384-x', brotliBytes: 1 };
  expect((await reader.write('after', recordPublished('mf-post', traits))).seq).toBe(before + 1);
}, 300_000);
