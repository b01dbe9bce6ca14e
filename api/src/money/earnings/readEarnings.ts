import {
  type Earnings,
  type EarningsBucket,
  type EarningsQuery,
  exactMoney,
  type SiteKey,
  type TimeGroup,
} from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rateOn, ratesOf } from '../ledger/rates.ts';
import { earningPost } from './earningPost.ts';
import { earningsOf } from './earningsOf.ts';
import { type Days, dayOf, periodOf } from './period.ts';
import { bucketStart, timeBuckets } from './timeBuckets.ts';

/** Maximum number of posts in the list of the highest earnings. */
const maxTopPosts = 20;
/** Maximum number of posts in a list by post. */
const maxPosts = 1_000;

const reads = sql<number>`coalesce(sum(own.reads), 0)::int`;
/** The sum as text, because PostgreSQL's sum of bigints is a `numeric`. */
const earned = sql<string>`coalesce(sum(own.earned), 0)::text`;

type Sum = { reads: number; earned: string };

/**
 * Returns the booked reads of a writer in a period, in groups. The period and the groups use the day of the read, and
 * not the day of the booking. Posts of several people count all reads, and the writer's share of the money.
 * @throws ProblemError for an invalid period
 */
export async function readEarnings(
  db: Queryable,
  userId: number,
  query: EarningsQuery,
  now: Date,
): Promise<Omit<Earnings, 'success'>> {
  const days = periodOf(query, now);
  const own = earningsOf(userId, days, query);
  const { rows } = await db.execute<Sum>(sql`select ${reads} as reads, ${earned} as earned from ${own}`);
  return {
    ...days,
    rate: await rateOn(db, dayOf(now)),
    rates: await ratesOf(db, days.from, days.to),
    total: figures(rows[0] ?? { reads: 0, earned: '0' }),
    buckets: await bucketsOf(db, own, days, query.groupBy),
    byPost: await byPost(db, own, days, maxTopPosts),
  };
}

function bucketsOf(db: Queryable, own: SQL, days: Days, group: EarningsQuery['groupBy']): Promise<EarningsBucket[]> {
  if (group === 'post') return byPost(db, own, days, maxPosts);
  if (group === 'site') return bySite(db, own, days);
  return byTime(db, own, days, group);
}

async function byTime(db: Queryable, own: SQL, days: Days, group: TimeGroup): Promise<EarningsBucket[]> {
  const { rows } = await db.execute<Sum & { day: string }>(
    sql`select own.day::text as day, ${reads} as reads, ${earned} as earned from ${own} group by own.day`,
  );
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

type PostSum = Sum & { postId: string; postName: string; postKey: string | null; postStatus: string; site: SiteKey };

/** A post that has moved to another site has a row for each site. */
async function byPost(db: Queryable, own: SQL, days: Days, limit: number): Promise<EarningsBucket[]> {
  const { rows } = await db.execute<PostSum>(sql`
    select posts.id::text as "postId", posts.name as "postName", posts.key as "postKey", posts.status as "postStatus",
      own.site, ${reads} as reads, ${earned} as earned
    from ${own} join posts on posts.id = own.post_id
    group by posts.id, own.site
    order by sum(own.earned) desc, posts.id desc, own.site
    limit ${limit}`);
  return rows.map((row) => ({
    ...{ key: row.postId, ...days, post: earningPost(row, row.site), site: row.site },
    ...figures(row),
  }));
}

async function bySite(db: Queryable, own: SQL, days: Days): Promise<EarningsBucket[]> {
  const { rows } = await db.execute<Sum & { site: SiteKey }>(sql`
    select own.site, ${reads} as reads, ${earned} as earned
    from ${own} group by own.site order by sum(own.earned) desc, own.site`);
  return rows.map((row) => ({ key: row.site, ...days, post: null, site: row.site, ...figures(row) }));
}

function figures(row: Sum): Pick<EarningsBucket, 'reads' | 'earned'> {
  return { reads: row.reads, earned: exactMoney(Number(row.earned)) };
}
