import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../../bundler/webpackBase.ts';

const migrations = path.join('api', 'src', 'kernel', 'db', 'migrations');
/** SQLite cache of a node's pages, which is excluded because backups do not contain it (decision 140). */
const cacheOfPages = path.join('server', 'src', 'pages', 'store', 'openPageDatabase.ts');
/** Statements that make something permanent in the schema. A temporary table ends with its transaction. */
const makesSchema =
  /\b(?:create\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:table|(?:materialized\s+)?view|type|domain|sequence|(?:unique\s+)?index|function|trigger|schema|extension)|alter\s+table\s+\S+\s+(?:add|drop)\s+column)\b/i;

async function statementsOutsideMigrations(): Promise<string[]> {
  const found: string[] = [];
  const exclude = (name: string) => /(?:^|[\\/])(?:node_modules|dist|\.data|\.cache|testing)$/.test(name);
  for await (const file of glob('*/**/*.{ts,mjs,sql}', { cwd: repositoryRoot, exclude })) {
    if (file.startsWith(migrations) || file === cacheOfPages || /\.(?:test|spec)\.ts$/.test(file)) continue;
    const lines = (await readFile(path.join(repositoryRoot, file), 'utf8')).split('\n');
    for (const [index, line] of lines.entries())
      if (makesSchema.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line)) found.push(`${file}:${index + 1} ${line.trim()}`);
  }
  return found;
}

test('every table, index and function comes from a migration, so that a backup fits each database', async () => {
  expect(await statementsOutsideMigrations()).toEqual([]);
});
