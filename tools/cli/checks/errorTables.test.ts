import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../../bundler/webpackBase.ts';
import { errorTables, withErrorTable } from './errorTables.ts';

const read = (file: string) => readFile(path.join(repositoryRoot, file), 'utf8');

describe.each(Object.entries(errorTables))('%s', (file, errors) => {
  test("lists the code's error codes, or run node tools/cli/run.mjs tools/cli/checks/writeContractTables.ts", async () => {
    const document = await read(file);
    expect(document).toBe(withErrorTable(document, errors));
  });

  test('differs after a code is added', async () => {
    const document = await read(file);
    const changed = withErrorTable(document, { ...errors, 'a-new-code': { 418: 'a new case' } });
    expect(changed).not.toBe(document);
    expect(changed).toContain('| 418 | `a-new-code` | a new case |\n');
  });
});

test('rejects a document without the marks', () => {
  expect(() => withErrorTable('# Contract\n', {})).toThrow('does not mark');
});

test('each listed error code is used in the sources', async () => {
  const sources: string[] = [];
  const patterns = ['{api,server,releases}/src/**/*.ts', 'platform/src/{http,problem}/*.ts'];
  for await (const file of glob(patterns, { cwd: repositoryRoot }))
    if (!file.endsWith('.test.ts') && !file.endsWith('errorCodes.ts')) sources.push(await read(file));
  const text = sources.join('\n');
  const codes = Object.values(errorTables).flatMap((errors) => Object.keys(errors));
  expect(codes.filter((code) => !text.includes(`'${code}'`))).toEqual([]);
});
