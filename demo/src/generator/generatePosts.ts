import { availableParallelism } from 'node:os';
import type { Database } from '@marquee/api/acts/database.ts';
import type { ClientBase } from 'pg';
import { randomFrom } from '../randomFrom.ts';
import { type GeneratedNetwork, generatePost } from './generatedPost.ts';
import { generateTaxa } from './generatedTaxa.ts';
import { generateText } from './generatedText.ts';
import { withoutIndexes } from './withoutIndexes.ts';

export type GenerateOptions = {
  /** Migrated database without posts. The role must be a superuser, because triggers are disabled. */
  db: Database;
  count: number;
  seed: number;
  /** Time just after the newest post. */
  now: Date;
  /** Receives progress, one line at a time. */
  report?: (line: string) => void;
};

const batch = 500;
const viewedDays = 30;
const wordyPosts = 2_000;
const dayMs = 24 * 3_600_000;

/**
 * Fills a database with published posts of 14 years on all sites, and with the reads of the last 30 days. The same seed
 * gives the same rows. Totals are correct afterwards, as if triggers had counted.
 * @throws Error if there are posts already
 */
export async function generatePosts({
  db,
  count,
  seed,
  now,
  report = () => undefined,
}: GenerateOptions): Promise<void> {
  const { rows } = await db.$client.query<{ filled: boolean }>('select exists (select from posts) as filled');
  if (rows[0]?.filled) throw new Error('The generator needs a database without posts.');

  const text = generateText(seed);
  const network: GeneratedNetwork = { count, seed, now, text, taxa: generateTaxa(text, seed, now) };
  await withClient(db, async (client) => {
    for (const [table, taxa] of Object.entries(network.taxa.rows)) await insertRows(client, table, taxa);
    await withoutIndexes(client, ['posts', 'post_tag', 'post_views', 'post_search', 'board_posts'], async () => {
      await insertPosts(db, network, report);
      await insertViews(client, network);
      report('indexes and totals');
    });
    await countTotals(client);
    await addWords(client, count);
    for (const table of ['posts', 'categories', 'channels', 'tags', 'users'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
    // Vacuuming sets the visibility map, which index-only scans need.
    await client.query('vacuum (analyze)');
  });
}

/** Opens a connection without time limits, triggers, foreign key checks and waits for the disk. */
async function withClient(db: Database, work: (client: ClientBase) => Promise<void>): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set session_replication_role = replica; set synchronous_commit = off;
        set maintenance_work_mem = '1GB'`,
    );
    await work(client);
  } finally {
    client.release(true);
  }
}

async function insertPosts(db: Database, network: GeneratedNetwork, report: (line: string) => void): Promise<void> {
  let taken = 0;
  const write = async (client: ClientBase) => {
    while (taken < network.count) {
      const first = taken + 1;
      taken = Math.min(taken + batch, network.count);
      const posts = Array.from({ length: taken - first + 1 }, (_, index) => generatePost(network, first + index));
      const tags = posts.flatMap((post) => post.tags);
      if (first % 100_000 === 1) report(`posts: ${first - 1} of ${network.count}`);
      await insertRows(
        client,
        'posts',
        posts.map(({ row }) => row),
      );
      await insertRows(client, 'post_tag', tags);
      await client.query(
        'select index_posts(array_agg(id)), refresh_board(array_agg(id)) from generate_series($1::bigint, $2::bigint) as id',
        [first, taken],
      );
    }
  };
  // The caller holds one connection of the pool.
  const writers = Math.min(availableParallelism(), db.$client.options.max - 1);
  await Promise.all(Array.from({ length: writers }, () => withClient(db, write)));
}

/**
 * Inserts reads. New posts are read most, and some posts are more popular. Each day, about a fortieth of all posts is
 * read.
 */
async function insertViews(client: ClientBase, { count, seed, now }: GeneratedNetwork): Promise<void> {
  const random = randomFrom(seed + 2);
  const appeals = Array.from({ length: count }, (_, age) => 1 / (0.001 + random()) / (1 + (200 * age) / count));
  for (let ago = 0; ago < viewedDays; ago += 1) {
    const day = new Date(now.getTime() - ago * dayMs).toISOString().slice(0, 10);
    const rows = appeals
      .map((appeal, age) => ({ post_id: count - age, day, views: Math.floor(appeal * (0.5 + random())) }))
      .filter(({ views }) => views > 0);
    await client.query(
      `insert into post_views (post_id, day, site, views, unpaid)
        select v.post_id, v.day, p.site, v.views, v.views from json_populate_recordset(null::post_views, $1) v
        join posts p on p.id = v.post_id and p.published_at < v.day + 1`,
      [JSON.stringify(rows)],
    );
  }
}

/** Inserts the words for suggestions. Only a part of many posts is read, because an invented language has few words. */
async function addWords(client: ClientBase, count: number): Promise<void> {
  const every = Math.ceil(count / wordyPosts);
  await client.query('select add_search_words(array_agg(id)) from posts where id % $1 = 0', [every]);
}

/** Inserts totals as the triggers would have counted them. */
async function countTotals(client: ClientBase): Promise<void> {
  await client.query(`
    insert into post_totals (site, scope, scope_id, post_type, total)
      select p.site, t.scope, t.scope_id, t.post_type, count(*) from posts p, totals_of_post(p) t group by 1, 2, 3, 4
      union all
      select t.site, 'tag', t.tag_id, k.post_type, count(*)
        from post_tag t, lateral (values (''), (t.post_type)) k (post_type) group by 1, 3, 4`);
}

/** Inserts rows with their own ids. Their properties have the names of the table's columns. */
async function insertRows(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (columns === '') return;
  await client.query(
    `insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
