import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { currentCommit, isDirty } from './currentCommit.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'marquee-commit-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function git(...words: string[]): void {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@march.example'];
  execFileSync('git', [...person, ...words], { cwd: root, stdio: 'ignore' });
}

test('marks a commit only if files of the part differ from it', async () => {
  for (const part of ['mf-post', 'mf-reader']) {
    await mkdir(path.join(root, part));
    await writeFile(path.join(root, part, 'page.ts'), 'one');
  }
  git('init');
  git('add', '.');
  git('commit', '-m', 'One');
  const clean = currentCommit('mf-post', root);
  expect(clean).toMatch(/^[0-9a-f]{12}$/);
  await writeFile(path.join(root, 'mf-reader/page.ts'), 'two');
  expect(currentCommit('mf-post', root)).toBe(clean);
  expect(currentCommit('mf-reader', root)).toBe(`${clean}-dirty`);
  expect(isDirty(currentCommit('mf-reader', root))).toBe(true);
});

test('returns an unknown commit outside of git', () => {
  expect(currentCommit('mf-post', root)).toBe('unknown');
});
