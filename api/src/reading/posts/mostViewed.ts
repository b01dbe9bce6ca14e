import type { PostType, SiteKey } from '@marquee/shared/domain';
import type { Database } from '../../kernel/db/connect.ts';

export type MostViewedQuery = {
  site: SiteKey;
  limit: number;
  postType?: PostType | undefined;
  categoryKey?: string | undefined;
};

/** Days of the ranking. The last of them is today. */
const days = 30;
const dayMs = 24 * 3_600_000;

/**
 * Number of each day's most read posts that are ranked. A list of one category or type needs more, because most do not
 * match.
 */
const rankedPerDay = { all: 100, some: 1_000 };

// One index provides each day's leaders. `limit 1` keeps the planner from reading a category's hundred thousand posts
// to find the posts that were read.
const mostViewedIds = `
  with ranked as (
    select leader.post_id as id, sum(leader.views) as views
    from generate_series($2::date, $3::date, interval '1 day') as period (day)
    cross join lateral (
      select post_id, views from post_views
      where site = $1 and post_views.day = period.day::date
      order by views desc, post_id desc limit $4
    ) leader
    group by leader.post_id
    order by 2 desc, 1 desc
  )
  select ranked.id
  from ranked
  cross join lateral (
    select from posts
    where posts.id = ranked.id and posts.status = 'published' and posts.site = $1
      and ($5::text is null or posts.post_type = $5)
      and ($6::text is null or posts.category_id = (select id from categories where site = $1 and key = $6))
    limit 1
  ) post
  order by ranked.views desc, ranked.id desc
  limit $7`;

/**
 * Returns the ids of the posts with the most counted impressions in the last 30 days (UTC). Each day only
 * counts for its most read posts, so that the time does not grow with the number of readers.
 */
export async function readMostViewedIds(db: Database, query: MostViewedQuery, now: Date): Promise<number[]> {
  const { site, limit, postType = null, categoryKey = null } = query;
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  const perDay = postType === null && categoryKey === null ? rankedPerDay.all : rankedPerDay.some;
  const { rows } = await db.$client.query<{ id: string }>({
    name: 'most_viewed',
    text: mostViewedIds,
    values: [
      site,
      dayOf(now.getTime() - (days - 1) * dayMs),
      dayOf(now.getTime()),
      perDay,
      postType,
      categoryKey,
      limit,
    ],
  });
  return rows.map((row) => Number(row.id));
}
