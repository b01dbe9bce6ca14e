import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase } from '@marquee/api/db/connect.ts';
import { productRole } from '@marquee/api/db/embedded/cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@marquee/api/db/embedded/startEmbeddedPostgres.ts';
import { migrateDatabase } from '@marquee/api/db/migrate.ts';
import { generatePosts } from '@marquee/demo/generator/generatePosts.ts';
import pg from 'pg';
import { type Question, readersQuestions } from './readersQuestions.ts';
import { percentile, responseTimes } from './responseTimes.ts';
import { withApi } from './withApi.ts';

const usualSizes = [10_000, 100_000, 1_000_000];
const requestCount = 200;
/** Bars for the largest size, in milliseconds. */
const bars = { p50: 10, p99: 50 };

/** Times of one kind of call with `posts` posts; `first` is the first response after a restart of api and database. */
type Measured = { name: string; posts: number; p50: number; p99: number; first: number };

/**
 * "A million posts": the api's times for the calls of readers' pages, with 10,000, 100,000 and 1,000,000 posts in
 * a PostgreSQL of its own. Answers are not kept in memory, so each is worked out. Needs about 13 GB of disk for a while.
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
  const questions = await fill(server, database, posts).finally(() => server.stop());

  const first = new Map<string, number>();
  const measured: Measured[] = [];
  await withApi({ home, folder, database, settings: { SEARCH_LIMIT: '1000000' } }, async (origin) => {
    // The connection, the schemas and the pool are warm; the database's reads for each call are not.
    await responseTimes(origin, ['/healthz']);
    for (const { name, paths } of questions) first.set(name, (await responseTimes(origin, paths.slice(0, 1)))[0] ?? 0);
    for (const { name, paths } of questions) {
      await responseTimes(origin, paths);
      const times = await responseTimes(origin, paths);
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      measured.push({ name, posts, p50, p99, first: first.get(name) ?? Number.NaN });
    }
  });
  return measured;
}

/** Makes and fills a database, and prints the time and size of that. */
async function fill(server: EmbeddedPostgres, database: string, posts: number): Promise<Question[]> {
  const admin = new pg.Client({ connectionString: server.superuserUrlOf('postgres') });
  await admin.connect();
  await admin.query(`create database ${database} owner ${productRole}`);
  await migrateDatabase(server.urlOf(database));
  const db = connectDatabase({
    // Filling in runs no triggers, which takes a superuser.
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
    return await readersQuestions(db, requestCount);
  } finally {
    await db.$client.end();
    await admin.end();
  }
}

/** Milliseconds, p50 / p99 for each size; how the median grew; the first response after a restart. */
function postsTable(measured: readonly Measured[]): string {
  const names = [...new Set(measured.map(({ name }) => name))];
  const width = Math.max(...names.map((name) => name.length));
  const shown = ({ p50, p99 }: Measured) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`.padStart(15);
  const sizes = [...new Set(measured.map(({ posts }) => posts))];
  const heading = ['  ', ''.padEnd(width), ...sizes.map((size) => size.toLocaleString('en').padStart(15))].join(' ');
  const lines = names.map((name) => {
    const ofSizes = measured.filter((one) => one.name === name);
    const [smallest, largest] = [ofSizes[0], ofSizes.at(-1)];
    if (!smallest || !largest) return name;
    const result = largest.p50 <= bars.p50 && largest.p99 <= bars.p99 ? '✔ ' : '✖ ';
    const growth = `×${(largest.p50 / smallest.p50).toFixed(1)}`.padStart(8);
    return [result, name.padEnd(width), ...ofSizes.map(shown), growth, largest.first.toFixed(1).padStart(12)].join(' ');
  });
  return [
    `p50 / p99 in ms for so many posts; bars ${bars.p50} / ${bars.p99}`,
    `${heading}   growth  first, cold`,
    ...lines,
  ].join('\n');
}
