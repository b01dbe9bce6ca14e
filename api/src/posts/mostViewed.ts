import type { PostType, SiteKey } from '@marquee/shared/domain';
import type { Database } from '../db/connect.ts';

export type MostViewedQuery = {
  site: SiteKey;
  limit: number;
  postType?: PostType | undefined;
  categoryKey?: string | undefined;
};

const days = 30;
const dayMs = 24 * 3_600_000;

const mostViewedIds = `
  select posts.id
  from post_views
  join posts on posts.id = post_views.post_id
  where post_views.site = $1 and post_views.day >= $2 and posts.status = 'published' and posts.site = $1
    and ($3::text is null or posts.post_type = $3)
    and ($4::text is null or posts.category_id = (select id from categories where site = $1 and key = $4))
  group by posts.id
  order by sum(post_views.views) desc, posts.published_at desc, posts.id desc
  limit $5`;

/** Ids of the posts with most counted reads in the last 30 days. */
export async function readMostViewedIds(db: Database, query: MostViewedQuery, now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
  const { rows } = await db.$client.query<{ id: string }>({
    name: 'most_viewed',
    text: mostViewedIds,
    values: [query.site, since, query.postType ?? null, query.categoryKey ?? null, query.limit],
  });
  return rows.map((row) => Number(row.id));
}
