import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '@marquee/api/acts/settings.ts';
import { audit } from '@marquee/api/acts/tables.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { commandActor } from '../frame/commandActor.ts';
import { parseCommand, UsageError } from '../frame/parseCommand.ts';
import { redirectCommands } from './redirectCommands.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'marquee-redirects-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Runs a command line, and returns what it printed, with ✓ before a success. */
async function run(line: string): Promise<string[]> {
  const parsed = parseCommand(redirectCommands, line.split(' '));
  if (!parsed || 'isLocal' in parsed.command) throw new Error('The line has no such command.');
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const { db, url: databaseUrl } = database;
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl });
  const context = { config, db, databaseUrl, now: new Date('2026-11-30T08:00:00Z'), print, report: print };
  const isDone = await parsed.command.run(context, parsed.input);
  return isDone ? ['✓', ...printed] : printed;
}
const file = (name: string) => join(folder, name);

test('imports a file, exports the same redirects, lists and removes them', async () => {
  await writeFile(file('a.csv'), 'from,to\n/2014/A/,/about\n"/b,c",/archive?x=1\n');
  expect(await run(`redirects import ${file('a.csv')} --site beat`)).toEqual([
    '✓',
    '2 redirects were added, 0 were changed, 0 stayed the same.',
  ]);
  await run(`redirects export ${file('b.csv')} --site beat`);
  expect(await readFile(file('b.csv'), 'utf8')).toBe(
    'from,to,source\n/2014/a,/about,person\n"/b,c",/archive?x=1,person\n',
  );
  expect(await run(`redirects import ${file('b.csv')} --site beat`)).toContain(
    '0 redirects were added, 0 were changed, 2 stayed the same.',
  );
  expect(await run('redirects list 2014 --site beat')).toEqual(['✓', '/2014/a → /about (person)', '1 of 2 redirects.']);
  expect(await run('redirects remove /2014/A/ --site beat')).toEqual(['✓', 'The redirect of /2014/a was removed.']);
  expect(await run('redirects remove /2014/A/ --site beat')).toEqual(['✖ /2014/A/ has no redirect.']);
  const rows = await database.db.select().from(audit);
  expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
    ['import', commandActor()],
    ['import', commandActor()],
    ['remove', commandActor()],
  ]);
});

test('prints bad lines and writes nothing', async () => {
  await writeFile(file('bad.csv'), 'from,to\n/good,/about\n/other,https://other.example/\n');
  expect(await run(`redirects import ${file('bad.csv')} --site feast`)).toEqual([
    'Line 3: “https://other.example/” is an address of a host. Write its path, or allow other hosts.',
    '✖ One line is not valid, so nothing was written.',
  ]);
  expect(await run('redirects list --site feast')).toEqual(['✓', '0 of 0 redirects.']);
  expect(await run(`redirects import ${file('bad.csv')} --site feast --allow-other-hosts`)).toContain('✓');
});

test('refuses unknown sites, missing files and files beyond the limit', async () => {
  await writeFile(file('large.csv'), '');
  await truncate(file('large.csv'), 60_000_001);
  await writeFile(file('latin1.csv'), Buffer.from('from,to\n/caf\xe9,/about\n', 'latin1'));
  for (const line of [
    'redirects list --site nowhere',
    `redirects import ${file('none.csv')} --site beat`,
    `redirects import ${file('large.csv')} --site beat`,
    `redirects import ${file('latin1.csv')} --site beat`,
  ])
    await expect(run(line)).rejects.toThrow(UsageError);
});
