import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type FetchedPicture, FetchRefusedError, openOriginals } from '@marquee/api/acts/pictures.ts';
import { readConfig } from '@marquee/api/acts/settings.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { fixtures } from '../testing/testImport.ts';
import { PictureImport } from './PictureImport.ts';

const red = await readFile(join(fixtures, 'pictures/red.png'));
let database: TestDatabase;
let folder: string;
let requests: { address: string; hosts: readonly string[] | 'any' }[];
let answer: () => FetchedPicture | Promise<FetchedPicture>;
let file: Buffer;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'marquee-pictures-'));
  await mkdir(join(folder, 'uploads'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  requests = [];
  answer = () => ({ format: 'png', bytes: red });
});

/** Makes an import that may fetch from a web with one picture. */
async function open() {
  const originals = await openOriginals(readConfig({ DATA_DIR: folder, DATABASE_URL: database.url }));
  const pictures = await PictureImport.open({
    ...{ db: database.db, originals, directory: join(folder, 'uploads'), tree: null },
    fetch: async (address, hosts) => {
      requests.push({ address, hosts });
      return answer();
    },
    fetchFile: async (address) => {
      requests.push({ address, hosts: [] });
      return file;
    },
    async normalize(source, _format, target) {
      await copyFile(source, target);
      return { width: 6, height: 4, bytes: red.length };
    },
  });
  return { originals, pictures };
}

test('fetches a web picture once from its own host and stores it with the post', async () => {
  const { originals, pictures } = await open();
  const found = await pictures.find('https://old.example/red.png');
  await pictures.find('https://old.example/red.png');
  expect(requests).toEqual([{ address: 'https://old.example/red.png', hosts: ['old.example'] }]);
  if (!('image' in found) || !found.ready) throw new Error('The picture was not found.');
  expect(found.image).toMatchObject({ width: 6, height: 4, format: 'png' });
  expect(await originals.find(found.ready.publicId)).toBeUndefined();
  await pictures.keep(found.ready);
  expect((await originals.read(found.ready.publicId))?.bytes).toEqual(red);
  // A second address with equal bytes gives the stored picture.
  expect(await pictures.find('https://other.example/copy.png')).toMatchObject({ image: found.image });
  await pictures.close();
});

test('reports the reason for any response without a picture', async () => {
  const { pictures } = await open();
  const reasonOf = async (address: string, failed: () => FetchedPicture) => {
    answer = failed;
    return await pictures.find(`https://old.example/${address}`);
  };
  const refuse = (error: Error) => () => {
    throw error;
  };
  expect(await reasonOf('page.png', () => ({ format: 'png', bytes: Buffer.from('<html>') }))).toEqual({
    missing: expect.stringMatching(/gif, jpeg|GIF, JPEG/i),
  });
  expect(await reasonOf('gone.png', refuse(new FetchRefusedError('old.example answers 404')))).toEqual({
    missing: 'It was not fetched: old.example answers 404.',
  });
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect(await reasonOf('cut.png', refuse(reset))).toEqual({ missing: 'It cannot be read: read ECONNRESET.' });
  const late = Object.assign(new Error('The operation was aborted due to timeout'), { name: 'TimeoutError' });
  expect(await reasonOf('slow.png', refuse(late))).toEqual({ missing: expect.stringContaining('timeout') });
  expect(await pictures.find('not an address')).toEqual({ missing: expect.stringContaining('No pictures were given') });
  await pictures.close();
});

test('stores a fetched PDF once, and refuses other bytes', async () => {
  const { originals, pictures } = await open();
  file = Buffer.from('%PDF-1.7\nA menu.\n%%EOF\n');
  const found = await pictures.findFile('https://old.example/menu?id=1');
  await pictures.findFile('https://old.example/menu?id=1');
  expect(requests).toHaveLength(1);
  if (!('file' in found) || !found.ready) throw new Error('The file was not found.');
  expect(found.file.bytes).toBe(file.length);
  await pictures.keep(found.ready);
  expect(await originals.read(found.file.publicId)).toMatchObject({ format: 'pdf', bytes: file });
  file = Buffer.from('<!doctype html>%PDF-1.7 %%EOF');
  expect(await pictures.findFile('https://old.example/page.pdf')).toEqual({
    missing: expect.stringContaining('not a PDF'),
  });
  expect(await pictures.findFile('menu.pdf')).toEqual({ missing: 'No pictures were given.' });
  await pictures.close();
});

test('fetches pictures ahead, eight at a time, and each once', async () => {
  const { pictures } = await open();
  const addresses = Array.from({ length: 20 }, (_, place) => `https://old.example/${place}.png`);
  let running = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  answer = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return { format: 'png', bytes: red };
  };
  pictures.prefetch(addresses);
  const all = Promise.all(addresses.slice(0, 8).map((address) => pictures.find(address)));
  await until(() => ends.length === 8);
  expect(most).toBe(8);
  for (const end of ends.splice(0)) end();
  expect((await all).every((found) => 'image' in found)).toBe(true);
  await until(() => ends.length === 8);
  for (const end of ends.splice(0)) end();
  await until(() => ends.length === 4);
  for (const end of ends.splice(0)) end();
  await Promise.all(addresses.map((address) => pictures.find(address)));
  expect(requests).toHaveLength(20);
  expect(most).toBe(8);
  await pictures.close();
});

test('asks a host again that ended the connection, and not one that refuses', async () => {
  const { pictures } = await open();
  answer = () => {
    if (requests.length < 3) throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
    return { format: 'png', bytes: red };
  };
  expect(await pictures.find('https://old.example/late.png')).toHaveProperty('image');
  requests = [];
  answer = () => {
    throw new FetchRefusedError('the address is private');
  };
  expect(await pictures.find('https://old.example/none.png')).toHaveProperty('missing');
  expect(requests).toHaveLength(1);
  await pictures.close();
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
