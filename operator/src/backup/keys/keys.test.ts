import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createKey } from './createKey.ts';
import { Decryption } from './Decryption.ts';
import { Encryption } from './Encryption.ts';

const now = new Date('2026-11-30T00:00:00.000Z');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-keys-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function* chunks(...parts: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}

async function whole(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

test('writes a private file, replaces none, and reads it', async () => {
  const file = join(folder, 'one.txt');
  const recipient = await createKey(file, now);
  expect((await stat(file)).mode & 0o077).toBe(0);
  await expect(createKey(file, now)).rejects.toThrow('EEXIST');
  expect((await Decryption.open(file)).recipients).toEqual([recipient]);
});

test('encrypts streams of any length for several keys', async () => {
  const files = [join(folder, 'two.txt'), join(folder, 'three.txt')];
  const recipients = await Promise.all(files.map((file) => createKey(file, now)));
  const encryption = new Encryption(recipients);
  for (const length of [0, 1, 65_536, 200_001]) {
    const content = Buffer.alloc(length, 'marquee');
    const encrypted = await whole(encryption.stream(chunks(content.subarray(0, 10), content.subarray(10))));
    for (const file of files) {
      const decryption = await Decryption.open(file);
      expect((await whole(decryption.stream(chunks(encrypted), 'It'))).equals(content)).toBe(true);
    }
  }
});

test('reports the wrong key, truncated and altered content', async () => {
  const [own, other] = [join(folder, 'own.txt'), join(folder, 'other.txt')];
  const encryption = new Encryption([await createKey(own, now)]);
  await createKey(other, now);
  const encrypted = await encryption.bytes(Buffer.alloc(200_000));
  const read = async (file: string, content: Uint8Array) =>
    whole((await Decryption.open(file)).stream(chunks(content), 'The backup'));
  await expect(read(other, encrypted)).rejects.toThrow('The backup was encrypted for another key.');
  for (const length of [0, 10, 150, 66_000, encrypted.length - 1])
    await expect(read(own, encrypted.subarray(0, length))).rejects.toThrow('truncated or altered');
  const altered = Buffer.from(encrypted);
  altered[100_000] = (altered[100_000] ?? 0) ^ 1;
  await expect(read(own, altered)).rejects.toThrow('truncated or altered');
});

test('reports a key file that is missing, empty or damaged, without its content', async () => {
  await expect(Decryption.open(join(folder, 'none'))).rejects.toThrow('Cannot read the key');
  const file = join(folder, 'damaged.txt');
  await writeFile(file, '# only a comment\n');
  await expect(Decryption.open(file)).rejects.toThrow('has no line that begins with AGE-SECRET-KEY-');
  const good = join(folder, 'good.txt');
  await createKey(good, now);
  const key = (await readFile(good, 'utf8')).split('\n')[2] ?? '';
  await writeFile(file, key.slice(0, -1));
  const error: unknown = await Decryption.open(file).catch((reason: unknown) => reason);
  expect(String(error)).toContain('is damaged');
  expect(String(error)).not.toContain(key.slice(15, 40));
});
