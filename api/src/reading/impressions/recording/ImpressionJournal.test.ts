import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ImpressionJournal, JournalFullError } from './ImpressionJournal.ts';

let directory: string;
const opened: ImpressionJournal[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marquee-journal-'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((journal) => journal.close()));
  await rm(directory, { recursive: true, force: true });
});

async function openJournal(place = directory, maxBytes = 10_000): Promise<ImpressionJournal> {
  const journal = new ImpressionJournal(place, maxBytes);
  await journal.open();
  opened.push(journal);
  return journal;
}
const contents = (journal: ImpressionJournal) =>
  Promise.all(journal.finished.map((segment) => journal.read(segment))).then((texts) => texts.join(''));

test('keeps concurrent lines in order', async () => {
  const journal = await openJournal();
  const lines = Array.from({ length: 200 }, (_, index) => `${index}\n`);
  await Promise.all(lines.map((line) => journal.append(line)));
  await journal.append('last\n');
  await journal.rotate();
  expect(await contents(journal)).toBe(`${lines.join('')}last\n`);
  expect(journal.finished).toHaveLength(1);
});

test('begins a new file after a rotation, and forgets removed files', async () => {
  const journal = await openJournal();
  await journal.append('one\n');
  await journal.rotate();
  await journal.rotate();
  await journal.append('two\n');
  expect(journal.bytes).toBe(8);
  const [first] = journal.finished;
  if (first) await journal.remove(first);
  await journal.rotate();
  expect(await contents(journal)).toBe('two\n');
  expect(journal.bytes).toBe(4);
});

test('refuses lines beyond its size limit, and continues when there is room again', async () => {
  const journal = await openJournal(directory, 10);
  await journal.append('12345\n');
  await expect(journal.append('12345\n')).rejects.toThrow(JournalFullError);
  await journal.append('123\n');
  await journal.rotate();
  for (const segment of journal.finished) await journal.remove(segment);
  await journal.append('12345\n');
  expect(journal.bytes).toBe(6);
});

test('reports a failed write, and writes again when it can', async () => {
  const journal = await openJournal(join(directory, 'journal'));
  await rm(join(directory, 'journal'), { recursive: true });
  await expect(Promise.all([journal.append('a\n'), journal.append('b\n')])).rejects.toMatchObject({ code: 'ENOENT' });
  expect(journal.bytes).toBe(0);
  await openJournal(join(directory, 'journal'));
  await journal.append('c\n');
  await journal.rotate();
  expect(await contents(journal)).toBe('c\n');
});

test('adopts files of ended processes but not of running ones', async () => {
  const living = await openJournal();
  await living.append('its\n');
  await living.rotate();
  await living.append('more\n');
  const journal = await openJournal();
  await writeFile(join(directory, '1-0badcafe.00000002.reads'), 'second\n');
  await writeFile(join(directory, '1-0badcafe.00000001.reads'), 'first\n');
  await writeFile(join(directory, '1-0badcafe.00000001.reads.refused'), 'no\n');
  expect(await journal.adopt()).toHaveLength(2);
  expect(await journal.adopt()).toEqual([]);
  expect(await contents(journal)).toBe('first\nsecond\n');
  expect(journal.bytes).toBe(13);

  await living.close();
  await journal.adopt();
  expect(await contents(journal)).toBe('its\nmore\nfirst\nsecond\n');
});

test('removes locks of ended processes, unless they may be starting', async () => {
  const living = await openJournal();
  const hourAgo = new Date(Date.now() - 3_600_000);
  for (const name of ['1-0badcafe.lock', '2-0badcafe.lock']) await writeFile(join(directory, name), '');
  for (const name of await readdir(directory))
    if (!name.startsWith('2-')) await utimes(join(directory, name), hourAgo, hourAgo);
  const journal = await openJournal();
  await journal.adopt();
  expect(await readdir(directory)).toHaveLength(3);
  expect(await readdir(directory)).not.toContain('1-0badcafe.lock');
  await living.append('its\n');
  expect(await journal.adopt()).toEqual([]);
});

test('moves its lock if the path is too long for a socket', async () => {
  const deep = join(directory, 'x'.repeat(90));
  const living = await openJournal(deep);
  await living.append('its\n');
  const journal = await openJournal(deep);
  expect(await journal.adopt()).toEqual([]);
  await living.close();
  expect(await journal.adopt()).toHaveLength(1);
});

test('is not readable by other users of the machine', async () => {
  const journal = await openJournal(join(directory, 'journal'));
  await journal.append('one\n');
  const place = join(directory, 'journal');
  expect((await stat(place)).mode & 0o077).toBe(0);
  const files = (await readdir(place)).filter((name) => name.endsWith('.reads'));
  for (const name of files) expect((await stat(join(place, name))).mode & 0o077).toBe(0);
  expect(files).toHaveLength(1);
});
