import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSessions } from '@marquee/api/accounts/sessions.ts';
import { connectDatabase } from '@marquee/api/db/connect.ts';
import { productRole } from '@marquee/api/db/embedded/cluster.ts';
import { startEmbeddedPostgres } from '@marquee/api/db/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from '@marquee/api/db/migrate.ts';
import { sessionCookieName, siteKeys } from '@marquee/shared/domain';
import pg from 'pg';
import { type Figure, table } from '../table.ts';
import { percentile, responseTimes } from './responseTimes.ts';
import { withApi } from './withApi.ts';

const database = 'review_queue';
const waiting = 10_000;
const authors = 500;
/** Milliseconds that 19 of 20 lists take at most. */
const bar = 50;
const calls = 200;
const warmUp = 20;

/** Kinds of lists, each with the address of its nth call. */
const lists: readonly [name: string, query: (count: number) => string][] = [
  ['queue, first page', () => ''],
  ['waiting for a claim', () => '?status=needs-review'],
  ['of one site', (count) => `?site=${siteKeys[count % siteKeys.length]}`],
  ['words in the name', (count) => `?q=harbour ${count % 100}`],
  ['words in no name', (count) => `?q=nowhere ${count}`],
  ['claimed by me', () => '?mine=true'],
  ['newest first', () => '?sort=newest'],
  ['page 500', () => '?page=500'],
];

/** The queue of moderators with 10,000 posts of ten sites that wait: times of its lists in an api of its own. */
export async function benchReviewQueue(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-queue-'));
  const home = path.join(folder, 'postgres');
  try {
    const token = await fill(home);
    const headers = { cookie: `${sessionCookieName}=${token}` };
    const figures: Figure[] = [];
    await withApi({ home, folder, database, settings: { SAVE_LIMIT: '1000000' } }, async (origin) => {
      for (const [name, query] of lists) {
        const paths = Array.from({ length: calls }, (_, count) => `/api/vocal/review${encodeURI(query(count))}`);
        await responseTimes(origin, paths.slice(0, warmUp), headers);
        const times = await responseTimes(origin, paths, headers);
        figures.push({ name: `${name}, p95 of ${calls}`, value: percentile(times, 0.95), unit: 'ms', bar });
      }
    });
    console.log(`\n${waiting.toLocaleString('en')} posts of ${siteKeys.length} sites wait\n${table(figures)}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes and fills a database. @returns the token of a moderator's session */
async function fill(home: string): Promise<string> {
  const server = await startEmbeddedPostgres(home);
  const admin = new pg.Client({ connectionString: server.superuserUrlOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${database} owner ${productRole}`);
  await admin.end();
  await migrateDatabase(server.urlOf(database));
  const db = connectDatabase({
    url: server.urlOf(database),
    pool: 2,
    statementTimeoutMs: 600_000,
    connectTimeoutMs: 5_000,
    onIdleError: (error) => console.error(error.message),
  });
  try {
    const moderator = await insertPeople(db.$client);
    await insertPosts(db.$client, moderator);
    await db.$client.query('vacuum analyze');
    const token = await createSessions(db, () => new Date()).start(moderator, 'a hash', '');
    if (!token) throw new Error('The moderator has no session.');
    return token;
  } finally {
    await db.$client.end();
    await server.stop();
  }
}

/** @returns the id of the moderator */
async function insertPeople(pool: pg.Pool): Promise<number> {
  await pool.query(
    `insert into users (key, email, first_name, last_name, created_at, modified_at)
    select 'writer-' || n, 'writer-' || n || '@bench.example', 'Writer', 'Number ' || n, now(), now()
    from generate_series(1, $1::int) as n`,
    [authors],
  );
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (key, email, password_hash, first_name, last_name, is_admin, created_at, modified_at)
    values ('moderator', 'moderator@bench.example', 'a hash', 'Mo', 'Derator', true, now(), now()) returning id`,
  );
  return Number(rows[0]?.id);
}

/** The posts that wait, of which every eleventh is claimed and a tenth of those by the moderator, and twice as many decided ones. */
async function insertPosts(pool: pg.Pool, moderator: number): Promise<void> {
  await pool.query(
    `insert into posts (site, key, author_id, status, name, title, content, published_at, created_at, modified_at)
    select ($1::text[])[1 + n % cardinality($1::text[])], 'post-' || n, (select min(id) from users) + n % $2::int,
      case when n > $3::int then case when n % 3 = 0 then 'rejected' else 'published' end
        when n % 11 = 0 then 'in-review' else 'needs-review' end,
      'The harbour ' || n, 'The harbour ' || n, repeat('<p>Rain falls on the harbour.</p>', 50),
      case when n > $3::int and n % 3 <> 0 then now() end, now() - n * interval '1 minute', now() - n * interval '1 minute'
    from generate_series(1, 3 * $3::int) as n`,
    [siteKeys, authors, waiting],
  );
  await pool.query(
    `insert into reviews (post_id, site, status, is_change, submitted_at, claimed_by, claimed_at, alive_at)
    select id, site, status, false, created_at,
      case when status = 'in-review' then case when id % 110 = 0 then $1::bigint else (select min(id) from users) end end,
      case when status = 'in-review' then now() end,
      case when status = 'in-review' then now() + interval '1 day' end
    from posts where status in ('needs-review', 'in-review')`,
    [moderator],
  );
}
