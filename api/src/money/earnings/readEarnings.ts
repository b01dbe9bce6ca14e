import {
  type Earnings,
  type EarningsBucket,
  type EarningsQuery,
  exactMoney,
  type SiteKey,
  type TimeGroup,
} from '@marquee/shared/domain';
import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { postViews } from '../../kernel/db/schema/impressions.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { rateOn, ratesOf } from '../ledger/rates.ts';
import { earningPost, earningPostColumns } from './earningPost.ts';
import { type Days, dayOf, periodOf } from './period.ts';
import { bucketStart, timeBuckets } from './timeBuckets.ts';

/** Maximum number of posts in the list of the highest earnings. */
const maxTopPosts = 20;
/** Maximum number of posts in a list by post. */
const maxPosts = 1_000;

const reads = sql<number>`sum(${postViews.booked})::int`;
/** The sum as text, because PostgreSQL's sum of bigints is a `numeric`. */
const earned = sql<string>`sum(${postViews.earned})::text`;

/**
 * Returns the booked reads of a writer in a period, in groups. The period and the groups use the day of the read, and
 * not the day of the booking.
 * @throws ProblemError for an invalid period
 */
export async function readEarnings(
  db: Queryable,
  userId: number,
  query: EarningsQuery,
  now: Date,
): Promise<Omit<Earnings, 'success'>> {
  const days = periodOf(query, now);
  const condition = and(
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
    .where(condition);
  return {
    ...days,
    rate: await rateOn(db, dayOf(now)),
    rates: await ratesOf(db, days.from, days.to),
    total: figures(total ?? { reads: 0, earned: '0' }),
    buckets: await bucketsOf(db, condition, days, query.groupBy),
    byPost: await byPost(db, condition, days, maxTopPosts),
  };
}

function bucketsOf(
  db: Queryable,
  condition: SQL | undefined,
  days: Days,
  group: EarningsQuery['groupBy'],
): Promise<EarningsBucket[]> {
  if (group === 'post') return byPost(db, condition, days, maxPosts);
  if (group === 'site') return bySite(db, condition, days);
  return byTime(db, condition, days, group);
}

async function byTime(
  db: Queryable,
  condition: SQL | undefined,
  days: Days,
  group: TimeGroup,
): Promise<EarningsBucket[]> {
  const rows = await db
    .select({ day: postViews.day, reads, earned })
    .from(postViews)
    .innerJoin(posts, eq(posts.id, postViews.postId))
    .where(condition)
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

/** A post that has moved to another site has a row for each site. */
async function byPost(db: Queryable, condition: SQL | undefined, days: Days, limit: number): Promise<EarningsBucket[]> {
  const rows = await db
    .select({ ...earningPostColumns, site: postViews.site, reads, earned })
    .from(postViews)
    .innerJoin(posts, eq(posts.id, postViews.postId))
    .where(condition)
    .groupBy(posts.id, postViews.site)
    .orderBy(desc(sql`sum(${postViews.earned})`), desc(posts.id), postViews.site)
    .limit(limit);
  return rows.map((row) => ({
    ...{ key: row.postId, ...days, post: earningPost(row, row.site), site: row.site },
    ...figures(row),
  }));
}

async function bySite(db: Queryable, condition: SQL | undefined, days: Days): Promise<EarningsBucket[]> {
  const rows = await db
    .select({ site: sql<SiteKey>`${postViews.site}`, reads, earned })
    .from(postViews)
    .innerJoin(posts, eq(posts.id, postViews.postId))
    .where(condition)
    .groupBy(postViews.site)
    .orderBy(desc(sql`sum(${postViews.earned})`), postViews.site);
  return rows.map((row) => ({ key: row.site, ...days, post: null, site: row.site, ...figures(row) }));
}

function figures(row: { reads: number; earned: string }): Pick<EarningsBucket, 'reads' | 'earned'> {
  return { reads: row.reads, earned: exactMoney(Number(row.earned)) };
}
