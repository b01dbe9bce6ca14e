import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { syntaxFault } from './syntaxFault.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'syntax-fault-'));
});

afterEach(async () => {
  await rm(root, { recursive: true });
});

test('returns file and reason of the first source that Node cannot load', async () => {
  await writeFile(path.join(root, 'good.ts'), 'export const a: number = 1;\n');
  await writeFile(path.join(root, 'bad.ts'), 'export const a: number = 1;\nconst = ;\n');
  expect(await syntaxFault(root, ['good.ts', 'gone.ts', 'note.md'])).toBeNull();
  expect(await syntaxFault(root, ['good.ts', 'bad.ts'])).toMatch(/^bad\.ts:.*SyntaxError.*Unexpected token `=`/s);
});
