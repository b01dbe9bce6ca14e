import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, migrateDatabase, productRole, startEmbeddedPostgres } from '@marquee/api/acts/database.ts';
import { commonestWord, rareWord } from '@marquee/demo/generator/generatedText.ts';
import { generatePosts } from '@marquee/demo/generator/generatePosts.ts';
import { sessionCookieName } from '@marquee/shared/domain';
import pg from 'pg';
import { percentile } from '../statistics.ts';
import type { ApiCall } from './readersCalls.ts';
import { responseTimes } from './responseTimes.ts';
import { withApi } from './withApi.ts';

const requestCount = 60;
/** Bar for the 95th percentile of each call, in milliseconds. */
const barMs = 50;
const database = 'board';
/** Share of the posts that are not live. */
const stages = [
  ['draft', 0.01],
  ['needs-review', 0.002],
  ['scheduled', 0.002],
  ['unpublished', 0.002],
] as const;

/** Measures the responses of the board for each filter, alone and with a search, in its own PostgreSQL. */
export async function benchBoard(posts = 100_000): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-board-'));
  const home = path.join(folder, 'postgres');
  try {
    const server = await startEmbeddedPostgres(home);
    const { calls, cookie } = await fill(server, posts).finally(() => server.stop());
    await withApi({ home, folder, database, settings: {} }, async (origin) => {
      await responseTimes(origin, ['/healthz']);
      for (const { name, paths } of calls) {
        await responseTimes(origin, paths.slice(0, 20), { cookie });
        const times = await responseTimes(origin, paths, { cookie });
        const p95 = percentile(times, 0.95);
        const mark = p95 <= barMs ? '✔' : '✖';
        console.log(`${mark} ${name.padEnd(40)} p50 ${percentile(times, 0.5).toFixed(1)} p95 ${p95.toFixed(1)} ms`);
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fills the database, and signs an administrator in. */
async function fill(server: Awaited<ReturnType<typeof startEmbeddedPostgres>>, posts: number) {
  const admin = new pg.Client({ connectionString: server.superuserUrlOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${database} owner ${productRole}`);
  await admin.end();
  await migrateDatabase(server.urlOf(database));
  const db = connectDatabase({
    // Filling disables triggers, which requires a superuser.
    url: server.superuserUrlOf(database),
    pool: 10,
    statementTimeoutMs: 600_000,
    connectTimeoutMs: 5_000,
    onIdleError: (error) => console.error(error.message),
  });
  try {
    await generatePosts({ db, count: posts, seed: 1, now: new Date() });
    let first = 1;
    for (const [status, share] of stages) {
      const end = first + Math.ceil(posts * share);
      await db.$client.query(
        `update posts set status = $1, publish_at = case when $1 = 'scheduled' then now() + id % 20 * interval '1 day' end
          where id >= $2 and id < $3`,
        [status, first, end],
      );
      first = end;
    }
    const cookie = await signIn(db.$client);
    await db.$client.query('vacuum (analyze)');
    return { calls: await boardCalls(db.$client), cookie };
  } finally {
    await db.$client.end();
  }
}

async function signIn(client: pg.Pool): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await client.query<{ id: string }>(
    `insert into users (key, first_name, last_name, grants, created_at, modified_at)
      values ('bench', 'Bench', 'Board', '[{"role": "administrator", "site": null, "until": null}]', now(), now())
      returning id`,
  );
  await client.query(
    `insert into sessions (token_hash, user_id, created_at, expires_at, device)
      values ($1, $2, now(), now() + interval '1 day', '')`,
    [createHash('sha256').update(token).digest('hex'), rows[0]?.id],
  );
  return `${sessionCookieName}=${token}`;
}

/** The calls of the board's page, each with different values where it has some. */
async function boardCalls(client: pg.Pool): Promise<ApiCall[]> {
  const column = async (text: string) =>
    (await client.query<{ value: string }>(text)).rows.map(({ value }) => encodeURIComponent(value));
  const authors = await column("select first_name || ' ' || last_name as value from users order by id limit 100");
  const tags = await column('select name as value from tags order by id limit 100');
  const sections = await column("select site || '&category=' || key as value from categories order by id limit 100");
  const day = (ago: number, days: number) => {
    const at = (more: number) => new Date(Date.now() - (ago - more) * 86_400_000).toISOString();
    return `from=${at(0)}&to=${at(days)}&sort=planned&limit=500`;
  };
  const filters: [string, (index: number) => string][] = [
    ['everything', () => ''],
    ['page 500', () => 'page=500'],
    ['site', () => 'site=beat'],
    ['section', (index) => `site=${decodeURIComponent(sections[index % sections.length] ?? '')}`],
    ['live', () => 'status=published'],
    ['scheduled', () => 'status=scheduled'],
    ['author', (index) => `author=${authors[index % authors.length]}`],
    ['editor', () => 'editor=Bench'],
    ['tag', (index) => `tag=${tags[index % tags.length]}`],
    ['week of the calendar', (index) => day(index * 7, 7)],
    ['month of the calendar', (index) => day(index * 30, 42)],
  ];
  const searches: [string, string][] = [
    ['', ''],
    [', rare word', `&q=${rareWord}`],
    [', commonest word', `&q=${commonestWord}`],
    [', beginning', `&q=${commonestWord.slice(0, 3)}`],
  ];
  return filters.flatMap(([name, query]) =>
    searches.map(([words, q]) => ({
      name: name + words,
      paths: Array.from({ length: requestCount }, (_, index) => `/api/vocal/board?${query(index)}${q}`),
    })),
  );
}
