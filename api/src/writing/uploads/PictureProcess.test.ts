import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import sharp from 'sharp';
import { isAlive } from '../../kernel/db/embedded/leases.ts';
import { PictureProcess } from './PictureProcess.ts';

let folder: string;
let pictures: PictureProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-pictures-'));
  pictures = new PictureProcess(pino({ level: 'silent' }));
});
afterEach(async () => {
  await pictures.close();
  await rm(folder, { recursive: true, force: true });
});

async function photo(): Promise<string> {
  const path = join(folder, 'photo');
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c33' } })
    .jpeg()
    .toFile(path);
  return path;
}
const target = () => join(folder, 'normalized');

test('writes a picture in another process', async () => {
  const { bytes, ...size } = await pictures.normalize(await photo(), 'jpg', target());
  expect(size).toEqual({ width: 400, height: 300 });
  expect(await readFile(target())).toHaveLength(bytes);
  expect(pictures.pid).not.toBe(process.pid);
});

test('returns a refusal with its status, code and message', async () => {
  const damaged = join(folder, 'damaged');
  await writeFile(damaged, 'not a picture');
  await expect(pictures.normalize(damaged, 'jpg', target())).rejects.toMatchObject({
    name: 'ProblemError',
    status: 422,
    code: 'picture-unreadable',
    message: 'The picture is damaged or incomplete.',
  });
});

test('fails the picture of a dead process and starts a new process for the next', async () => {
  const source = await photo();
  await pictures.normalize(source, 'jpg', target());
  const first = pictures.pid ?? 0;
  const interrupted = pictures.normalize(source, 'jpg', target());
  process.kill(first, 'SIGKILL');
  await expect(interrupted).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    message: 'We could not process the picture. Try again in a moment.',
    headers: { 'retry-after': '2' },
  });
  expect(await pictures.normalize(source, 'jpg', target())).toMatchObject({ width: 400 });
  expect(pictures.pid).not.toBe(first);
});

test('ends the process on close, even during a picture', async () => {
  const source = await photo();
  const running = pictures.normalize(source, 'jpg', target());
  const pid = pictures.pid ?? 0;
  const failed = expect(running).rejects.toMatchObject({ status: 503 });
  await pictures.close();
  await failed;
  expect(isAlive(pid)).toBe(false);
  await expect(pictures.normalize(source, 'jpg', target())).rejects.toMatchObject({ status: 503 });
  expect(pictures.pid).toBeUndefined();
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('gives every thread of the process the lowest priority', async () => {
  await pictures.normalize(await photo(), 'jpg', target());
  const threads = join('/proc', String(pictures.pid), 'task');
  const nices = await Promise.all(
    (await readdir(threads)).map(async (thread) => {
      // A thread that has just ended has no such file.
      const facts = await readFile(join(threads, thread, 'stat'), 'utf8').catch(() => null);
      // The program's name before these may contain spaces; the nice value is the 19th field (proc(5)).
      return facts && Number(facts.slice(facts.lastIndexOf(')') + 2).split(' ')[16]);
    }),
  );
  const known = nices.filter((nice) => nice !== null);
  expect(known.length).toBeGreaterThan(1);
  expect(new Set(known)).toEqual(new Set([constants.priority.PRIORITY_LOW]));
});
