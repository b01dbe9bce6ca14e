import { stringify } from 'csv-stringify/sync';
import { and, asc, eq, gt, gte, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { rejections } from '../../kernel/db/schema/impressionRejections.ts';
import { impressions, postViews } from '../../kernel/db/schema/impressions.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { dollars } from '../../money/earnings/earningsCsv.ts';
import { addDays } from '../../money/earnings/period.ts';

/** Days of a post in a query. A well-read post has millions of reads in total. */
const daysAtOnce = 31;
const postsAtOnce = 500;

const columns = ['day', 'postId', 'post', 'site', 'counted', 'booked', 'dollars', ...rejections] as const;
type Cell = string | number;

/**
 * Returns the reads of a writer's posts by post and day, as CSV in pieces. The columns are the counted reads, the
 * booked reads, their earnings, and the uncounted reads by reason. Days without a read have no row.
 */
export async function* readsOfPosts(db: Database, userId: number): AsyncGenerator<string> {
  yield csvLines([[...columns]]);
  for (let after = 0; ; ) {
    const own = await db
      .select({ id: posts.id, name: posts.name })
      .from(posts)
      .where(and(eq(posts.authorId, userId), gt(posts.id, after)))
      .orderBy(asc(posts.id))
      .limit(postsAtOnce);
    for (const post of own) yield* daysOfPost(db, post);
    const last = own.at(-1);
    if (!last || own.length < postsAtOnce) return;
    after = last.id;
  }
}

type Post = { id: number; name: string };

async function* daysOfPost(db: Database, post: Post): AsyncGenerator<string> {
  for (let first = await nextDay(db, post.id, '1970-01-01'); first; ) {
    const last = addDays(first, daysAtOnce - 1);
    yield csvLines(await rowsOf(db, post, first, last));
    first = await nextDay(db, post.id, addDays(last, 1));
  }
}

/** Returns the first day with reads, starting from a day. */
async function nextDay(db: Database, postId: number, from: string): Promise<string | null> {
  const [found] = await db
    .select({
      day: sql<string | null>`least(
      (select min(day) from ${postViews} where post_id = ${postId} and day >= ${from}),
      (select min(day) from ${impressions} where post_id = ${postId} and day >= ${from})
    )::text`,
    })
    .from(sql`(values (1)) as one`);
  return found?.day ?? null;
}

async function rowsOf(db: Database, { id, name }: Post, from: string, to: string): Promise<Cell[][]> {
  const seen = await db
    .select()
    .from(postViews)
    .where(
      and(
        ...[eq(postViews.postId, id), gt(postViews.views, postViews.unpaid)],
        ...[gte(postViews.day, from), lte(postViews.day, to)],
      ),
    );
  const refused = await db
    .select({
      ...{ day: impressions.day, rejection: impressions.rejection },
      ...{ site: sql<string>`min(${impressions.site})`, count: sql<number>`count(*)::int` },
    })
    .from(impressions)
    .where(
      and(
        ...[eq(impressions.postId, id), isNotNull(impressions.rejection)],
        ...[gte(impressions.day, from), lte(impressions.day, to)],
      ),
    )
    .groupBy(impressions.day, impressions.rejection);
  const days = [...new Set([...seen, ...refused].map(({ day }) => day))].sort();
  return days.map((day) => {
    const views = seen.find((row) => row.day === day);
    const ofDay = refused.filter((row) => row.day === day);
    const counts = rejections.map((reason) => ofDay.find(({ rejection }) => rejection === reason)?.count ?? 0);
    const counted = views ? views.views - views.unpaid : 0;
    const money = [counted, views?.booked ?? 0, dollars(views?.earned ?? 0)];
    return [day, id, name, views?.site ?? ofDay[0]?.site ?? '', ...money, ...counts];
  });
}

/** Formats lines of CSV (RFC 4180). Cells that a spreadsheet would compute get an apostrophe. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(rows as Cell[][], { escape_formulas: true, record_delimiter: 'windows' });
}
