import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@marquee/api/acts/settings.ts';
import { createTestDatabase, type TestDatabase } from '@marquee/api/testing/testDatabase.ts';
import { sql } from 'drizzle-orm';
import type { CommandInput } from '../../frame/Command.ts';
import { UsageError } from '../../frame/parseCommand.ts';
import { importCommands } from '../importCommand.ts';
import type { ImportReport } from '../report/ImportReport.ts';

export const fixtures = join(import.meta.dirname, '../fixtures');
/** Time of the imports. */
export const importDay = new Date('2026-06-15T12:00:00.000Z');

export type TestImport = TestDatabase & {
  dataDirectory: string;
  /** Runs a command such as `wxr a.xml --dry-run` on the site "beat", and returns its report and its printed lines. */
  run(line: string, now?: Date): Promise<{ isWhole: boolean; report: ImportReport; printed: string[] }>;
  /** Reads all rows that an import can write, without ids and in a fixed order. */
  tables(): Promise<Record<string, unknown[]>>;
  close(): Promise<void>;
};

/** An empty database and a folder for pictures. */
export async function createTestImport(): Promise<TestImport> {
  const database = await createTestDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'marquee-import-'));
  return {
    ...database,
    dataDirectory,
    run: (line, now = importDay) => runImport(database, dataDirectory, line, now),
    tables: () => readTables(database),
    async close() {
      await database.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function runImport({ db, url }: TestDatabase, dataDirectory: string, line: string, now: Date) {
  const [format, ...args] = line.split(' ');
  const command = importCommands.find(({ name }) => name === `import ${format}`);
  if (!command) throw new UsageError(`There is no import of ${format}.`);
  const file = join(dataDirectory, 'report.json');
  const { values, positionals } = parseArgs({
    args: ['--site', 'beat', '--report', file, ...args],
    options: command.options,
    allowPositionals: true,
  });
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const config = readConfig({ DATA_DIR: dataDirectory, DATABASE_URL: url });
  const [argument = ''] = command.arguments;
  const isWhole = await command.run(
    { config, db, databaseUrl: url, now, print, report: print },
    { arguments: { [argument]: positionals[0] ?? '' }, options: values as CommandInput['options'] },
  );
  const report: ImportReport = JSON.parse(await readFile(file, 'utf8'));
  return { isWhole, report, printed };
}

async function readTables({ db }: TestDatabase): Promise<Record<string, unknown[]>> {
  const rowsOf = async (query: string) => (await db.execute(sql.raw(query))).rows;
  return {
    posts:
      await rowsOf(`select to_jsonb(p) - '{id,author_id,category_id}'::text[] as post, u.key as author, c.key as category,
      (select jsonb_agg(t.key order by pt.position) from post_tag pt join tags t on t.id = pt.tag_id where pt.post_id = p.id) as tags
      from posts p left join users u on u.id = p.author_id left join categories c on c.id = p.category_id order by p.key`),
    users: await rowsOf(`select to_jsonb(users) - 'id' as user from users order by key`),
    categories: await rowsOf(`select to_jsonb(categories) - 'id' as category from categories order by key`),
    tags: await rowsOf(`select to_jsonb(tags) - 'id' as tag from tags order by key`),
    formerAddresses: await rowsOf(
      `select f.site, f.address, f.kind, coalesce(p.key, c.key, t.key, u.key) as target from former_addresses f
      left join posts p on f.kind = 'post' and p.id = f.target_id
      left join categories c on f.kind = 'category' and c.id = f.target_id
      left join tags t on f.kind = 'tag' and t.id = f.target_id
      left join users u on f.kind = 'author' and u.id = f.target_id order by f.address collate "C"`,
    ),
    reviews: await rowsOf(
      `select p.key, r.status, r.approved_version from reviews r join posts p on p.id = r.post_id order by p.key`,
    ),
    uploads: await rowsOf(
      `select to_jsonb(uploads) - '{user_id,created_at}'::text[] as upload from uploads order by public_id`,
    ),
    imported: await rowsOf(
      `select to_jsonb(i) - 'post_id' as record, p.key from imported_records i left join posts p on p.id = i.post_id order by source_id`,
    ),
  };
}
