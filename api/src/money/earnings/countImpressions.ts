import type { ImpressionBuckets, ImpressionCount, ImpressionCountQuery, TimeGroup } from '@marquee/shared/domain';
import { and, eq, gte, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { impressions, postViews } from '../../kernel/db/schema/impressions.ts';
import { namedPostIds, ownPostIds } from './ownReads.ts';
import { addDays, type Days, periodOf } from './period.ts';
import { bucketStart, timeBuckets } from './timeBuckets.ts';

type Counts = Pick<ImpressionCount, 'counted' | 'rejected' | 'rejectedTotal'>;

/** Counts the reads of a writer's posts, and of posts whose byline names the writer, in a period, and the refused reads by reason. */
export async function countImpressions(
  db: Queryable,
  userId: number,
  query: ImpressionCountQuery,
  now: Date,
): Promise<Omit<ImpressionCount, 'success'>> {
  const days = periodOf(query, now);
  const sum = emptyCounts();
  for (const row of await rowsOf(db, userId, query, days)) add(sum, row);
  return { ...days, ...sum };
}

/** Like `countImpressions`, for each day, week or month of a period. */
export async function countImpressionBuckets(
  db: Queryable,
  userId: number,
  query: ImpressionCountQuery & { groupBy: TimeGroup },
  now: Date,
): Promise<Omit<ImpressionBuckets, 'success'>> {
  const days = periodOf(query, now);
  const buckets = timeBuckets(days, query.groupBy).map((bucket) => ({ ...bucket, ...emptyCounts() }));
  const byKey = new Map(buckets.map((bucket) => [bucket.key, bucket]));
  for (const row of await rowsOf(db, userId, query, days)) {
    const bucket = byKey.get(bucketStart(row.day, query.groupBy));
    if (bucket) add(bucket, row);
  }
  return { ...days, buckets };
}

type DayCount = { day: string; rejection: string | null; count: number };

/**
 * Counted reads come from the daily sums, because a year of reads can be millions of rows. Refused reads of own posts are
 * found by the author, who an impression keeps, and refused reads of other posts by the post.
 */
async function rowsOf(db: Queryable, userId: number, query: ImpressionCountQuery, days: Days): Promise<DayCount[]> {
  const { site } = query;
  const postId = query.postId === undefined ? null : rowId(query.postId);
  const counted = await db
    .select({ day: postViews.day, count: sql<number>`sum(${postViews.views} - ${postViews.unpaid})::int` })
    .from(postViews)
    .where(
      and(
        sql`${postViews.postId} in ${ownPostIds(userId)}`,
        ...[postId === null ? undefined : eq(postViews.postId, postId), site ? eq(postViews.site, site) : undefined],
        ...[gte(postViews.day, days.from), lte(postViews.day, days.to)],
      ),
    )
    .groupBy(postViews.day);
  const rejected = await db
    .select({ day: impressions.day, rejection: impressions.rejection, count: sql<number>`count(*)::int` })
    .from(impressions)
    .where(
      and(
        isNotNull(impressions.rejection),
        or(
          and(
            eq(impressions.authorId, userId),
            // The index of authors contains the time, so the day is a range of times.
            gte(impressions.createdAt, new Date(days.from)),
            sql`${impressions.createdAt} < ${addDays(days.to, 1)}::date::timestamp at time zone 'UTC'`,
          ),
          and(
            sql`${impressions.postId} = any(array${namedPostIds(userId)})`,
            ...[gte(impressions.day, days.from), lte(impressions.day, days.to)],
          ),
        ),
        ...[
          postId === null ? undefined : eq(impressions.postId, postId),
          site ? eq(impressions.site, site) : undefined,
        ],
      ),
    )
    .groupBy(impressions.day, impressions.rejection);
  return [...counted.map((row) => ({ ...row, rejection: null })), ...rejected];
}

function emptyCounts(): Counts {
  return { counted: 0, rejected: {}, rejectedTotal: 0 };
}

function add(sum: Counts, { rejection, count }: DayCount): void {
  if (rejection === null) {
    sum.counted += count;
    return;
  }
  sum.rejected[rejection] = (sum.rejected[rejection] ?? 0) + count;
  sum.rejectedTotal += count;
}
