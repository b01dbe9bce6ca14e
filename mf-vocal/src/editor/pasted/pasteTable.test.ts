import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { pasteTable } from './pasteTable.ts';

test('docs/what-paste-takes.md has the table of the tested clipboards', () => {
  const text = readFileSync(join(__dirname, '../../../../docs/what-paste-takes.md'), 'utf8');
  expect(text.slice(text.indexOf('| copied from'))).toBe(`${pasteTable()}\n`);
});
