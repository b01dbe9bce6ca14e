import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  connectDatabase,
  type EmbeddedPostgres,
  migrateDatabase,
  productRole,
  startEmbeddedPostgres,
} from '@marquee/api/acts/database.ts';
import { generatePosts } from '@marquee/demo/generator/generatePosts.ts';
import pg from 'pg';
import { percentile } from '../statistics.ts';
import { type Measured, postsTable } from './postsTable.ts';
import { type ApiCall, readersCalls } from './readersCalls.ts';
import { responseTimes } from './responseTimes.ts';
import { withApi } from './withApi.ts';

const usualSizes = [10_000, 100_000, 1_000_000];
const requestCount = 200;
/**
 * "A million posts": measures the api's response times for the calls of readers' pages, with 10,000, 100,000 and
 * 1,000,000 posts in its own PostgreSQL. The api caches no responses. Needs about 13 GB of disk while it runs.
 */
export async function benchMillionPosts(sizes: readonly number[] = usualSizes): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marquee-posts-'));
  const home = path.join(folder, 'postgres');
  const measured: Measured[] = [];
  try {
    for (const posts of sizes) measured.push(...(await measureSize(home, folder, posts)));
    console.log(`\n${postsTable(measured)}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSize(home: string, folder: string, posts: number): Promise<Measured[]> {
  const database = `posts_${posts}`;
  const server = await startEmbeddedPostgres(home);
  const calls = await fill(server, database, posts).finally(() => server.stop());

  const first = new Map<string, number>();
  const measured: Measured[] = [];
  await withApi({ home, folder, database, settings: { SEARCH_LIMIT: '1000000' } }, async (origin) => {
    // Warms up the connection, the schemas and the pool, but not the database's reads for each call.
    await responseTimes(origin, ['/healthz']);
    for (const { name, paths } of calls) first.set(name, (await responseTimes(origin, paths.slice(0, 1)))[0] ?? 0);
    for (const { name, paths } of calls) {
      await responseTimes(origin, paths);
      const times = await responseTimes(origin, paths);
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      measured.push({ name, posts, p50, p99, first: first.get(name) ?? Number.NaN });
    }
  });
  return measured;
}

/** Creates and fills a database, and prints the elapsed time and the size. */
async function fill(server: EmbeddedPostgres, database: string, posts: number): Promise<ApiCall[]> {
  const admin = new pg.Client({ connectionString: server.superuserUrlOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${database} owner ${productRole}`);
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
    const began = performance.now();
    await generatePosts({ db, count: posts, seed: 1, now: new Date() });
    const seconds = (performance.now() - began) / 1_000;
    const { rows } = await admin.query<{ bytes: string }>('select pg_database_size($1) as bytes', [database]);
    const gigabytes = Number(rows[0]?.bytes) / 1e9;
    console.log(`${posts} posts: filled in ${seconds.toFixed(0)} s, ${gigabytes.toFixed(1)} GB`);
    return await readersCalls(db, requestCount);
  } finally {
    await db.$client.end();
    await admin.end();
  }
}
