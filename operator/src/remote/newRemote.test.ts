import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newRemote } from './newRemote.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../../..');
const needed = [
  'mf-post/package.json',
  'mf-shared/src/domain/parts.ts',
  'mf-shared/src/domain/sites/reservedPostKeys.ts',
  'CODEOWNERS',
  'docs/teams/README.md',
];

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marquee-remote-'));
  for (const file of needed) await cp(path.join(repositoryRoot, file), path.join(root, file), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const read = (file: string) => readFile(path.join(root, file), 'utf8');

test('adds the folder, table entry, reserved key and team of a new part', async () => {
  const files = await newRemote(root, 'quiz');
  expect(files).toContain('mf-quiz/federation.ts');
  expect(await read('mf-quiz/federation.ts')).toContain("routes: [{ id: 'quiz', path: 'quiz', expose: './quiz' }]");
  expect(JSON.parse(await read('mf-quiz/package.json'))).toMatchObject({
    name: '@marquee/mf-quiz',
    dependencies: { react: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  });
  expect(await read('mf-shared/src/domain/parts.ts')).toMatch(
    /\n {2}\{ name: 'mf-quiz', federationName: 'mf_quiz', mounted: null, hosts: 'site' \},\n\] as const/,
  );
  expect(await read('mf-shared/src/domain/sites/reservedPostKeys.ts')).toContain("  'quiz',\n];");
  expect(await read('CODEOWNERS')).toMatch(/^\/mf-quiz\/ +@marquee\/quiz-team$/m);
  expect(await read('docs/teams/README.md')).toContain('| [quiz](quiz.md) | Quiz, at `/quiz` | `mf-quiz` |');
});

test.each([
  ['Quiz', 'is not a valid name'],
  ['q', 'is not a valid name'],
  ['../quiz', 'is not a valid name'],
  ['a'.repeat(21), 'is not a valid name'],
  ['post', 'The folder mf-post already exists.'],
  ['search', '/search is already a page or call of the sites.'],
])('refuses the name %p without writing anything', async (name, reason) => {
  const before = await readdir(root, { recursive: true });
  await expect(newRemote(root, name)).rejects.toThrow(reason);
  expect(await readdir(root, { recursive: true })).toEqual(before);
});
