import {
  type Earnings,
  type EarningsBucket,
  type EarningsQuery,
  exactMoney,
  type SiteKey,
  type TimeGroup,
} from '@marquee/shared/domain';
import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { rowId } from '../../db/rowId.ts';
import { postViews } from '../../db/schema/impressions.ts';
import { posts } from '../../db/schema/posts.ts';
import { rateOn, ratesOf } from '../../ledger/rates.ts';
import { earningPost, earningPostColumns } from './earningPost.ts';
import { type Days, dayOf, periodOf } from './period.ts';
import { bucketStart, timeBuckets } from './timeBuckets.ts';

/** Posts that earned most. */
const leaders = 20;
/** Posts in a list by post. */
const mostPosts = 1_000;

const reads = sql<number>`sum(${postViews.booked})::int`;
/** As text: a sum of bigints is one. */
const earned = sql<string>`sum(${postViews.earned})::text`;

/**
 * Booked reads of a writer in a period, by the day of the read, in groups.
 * @throws ProblemError for a period that is refused
 */
export async function readEarnings(
  db: Queryable,
  userId: number,
  query: EarningsQuery,
  now: Date,
): Promise<Omit<Earnings, 'success'>> {
  const days = periodOf(query, now);
  const wanted = and(
    eq(posts.authorId, userId),
    gte(postViews.day, days.from),
    lte(postViews.day, days.to),
    sql`${postViews.booked} > 0`,
    query.site && eq(postViews.site, query.site),
    query.postId === undefined ? undefined : eq(posts.id, rowId(query.postId)),
  );
  const [total] = await db
    .select({ reads: sql<number>`coalesce(${reads}, 0)`, earned: sql<string>`coalesce(${earned}, '0')` })
    .from(postViews)
    .innerJoin(posts, eq(posts.id, postViews.postId))
    .where(wanted);
  return {
    ...days,
    rate: await rateOn(db, dayOf(now)),
    rates: await ratesOf(db, days.from, days.to),
    total: figures(total ?? { reads: 0, earned: '0' }),
    buckets: await bucketsOf(db, wanted, days, query.groupBy),
    byPost: await byPost(db, wanted, days, leaders),
  };
}

function bucketsOf(
  db: Queryable,
  wanted: SQL | undefined,
  days: Days,
  group: EarningsQuery['groupBy'],
): Promise<EarningsBucket[]> {
  if (group === 'post') return byPost(db, wanted, days, mostPosts);
  if (group === 'site') return bySite(db, wanted, days);
  return byTime(db, wanted, days, group);
}

async function byTime(db: Queryable, wanted: SQL | undefined, days: Days, group: TimeGroup): Promise<EarningsBucket[]> {
  const rows = await db
    .select({ day: postViews.day, reads, earned })
    .from(postViews)
    .innerJoin(posts, eq(posts.id, postViews.postId))
    .where(wanted)
    .groupBy(postViews.day);
  const sums = new Map<string, { reads: number; micros: number }>();
  for (const row of rows) {
    const key = bucketStart(row.day, group);
    const sum = sums.get(key) ?? { reads: 0, micros: 0 };
    sums.set(key, { reads: sum.reads + row.reads, micros: sum.micros + Number(row.earned) });
  }
  return timeBuckets(days, group).map((bucket) => {
    const sum = sums.get(bucket.key) ?? { reads: 0, micros: 0 };
    return { ...bucket, post: null, site: null, reads: sum.reads, earned: exactMoney(sum.micros) };
  });
}

/** A post that moved to another site has a row for each. */
async function byPost(db: Queryable, wanted: SQL | undefined, days: Days, limit: number): Promise<EarningsBucket[]> {
  const rows = await db
    .select({ ...earningPostColumns, site: postViews.site, reads, earned })
    .from(postViews)
    .innerJoin(posts, eq(posts.id, postViews.postId))
    .where(wanted)
    .groupBy(posts.id, postViews.site)
    .orderBy(desc(sql`sum(${postViews.earned})`), desc(posts.id), postViews.site)
    .limit(limit);
  return rows.map((row) => ({
    ...{ key: row.postId, ...days, post: earningPost(row, row.site), site: row.site },
    ...figures(row),
  }));
}

async function bySite(db: Queryable, wanted: SQL | undefined, days: Days): Promise<EarningsBucket[]> {
  const rows = await db
    .select({ site: sql<SiteKey>`${postViews.site}`, reads, earned })
    .from(postViews)
    .innerJoin(posts, eq(posts.id, postViews.postId))
    .where(wanted)
    .groupBy(postViews.site)
    .orderBy(desc(sql`sum(${postViews.earned})`), postViews.site);
  return rows.map((row) => ({ key: row.site, ...days, post: null, site: row.site, ...figures(row) }));
}

function figures(row: { reads: number; earned: string }): Pick<EarningsBucket, 'reads' | 'earned'> {
  return { reads: row.reads, earned: exactMoney(Number(row.earned)) };
}
