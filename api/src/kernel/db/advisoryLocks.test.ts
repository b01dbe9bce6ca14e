import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { advisoryLocks } from './advisoryLocks.ts';

const repositoryRoot = join(import.meta.dirname, '../../../..');

/** Reads the sources with an extension in the workspaces that use the database. */
async function readSources(extension: string): Promise<{ name: string; text: string }[]> {
  const folders = ['api/src', 'demo/src', 'operator/src'].map((folder) => join(repositoryRoot, folder));
  const found = folders.map(async (folder) => {
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(extension));
    return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
  });
  return (await Promise.all(found)).flat();
}

test('gives each lock a number of its own', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('has the number that the database itself takes', async () => {
  const calls = (await readSources('.sql')).flatMap(({ text }) => [...text.matchAll(/advisory_\w*lock\w*\((\w+)\)/g)]);
  expect(calls.map(([, number]) => number)).toEqual([String(advisoryLocks.purges)]);
});

test('is the only place with numbers of locks', async () => {
  const places = (await readSources('.ts')).filter(({ text }) => /\b7_?112_?\d{3}\b/.test(text));
  expect(places.map(({ name }) => name)).toEqual(['kernel/db/advisoryLocks.ts']);
});
