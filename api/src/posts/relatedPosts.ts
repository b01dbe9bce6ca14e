import type { Database } from '../db/connect.ts';

const mostRelated = 6;
/** How far back each tag is looked through, so that a tag with a hundred thousand posts costs as little as one with ten. */
const perTag = 40;

const relatedIds = `
  with post as (select category_id, site from posts where id = $1),
  tagged as (
    select near.post_id as id, count(*) as shared
    from post_tag mine
    cross join lateral (
      select post_id from post_tag
      where tag_id = mine.tag_id and site = mine.site and published_at is not null and post_id <> $1
      order by published_at desc, post_id desc limit ${perTag}
    ) near
    where mine.post_id = $1
    group by near.post_id
  ),
  newest as (
    select id from posts
    where status = 'published' and category_id = (select category_id from post) and site = (select site from post)
      and id <> $1
    order by published_at desc, id desc limit ${mostRelated}
  )
  select posts.id
  from (select id from tagged union select id from newest) candidate
  join posts using (id)
  left join tagged using (id)
  cross join post
  where posts.status = 'published' and (post.category_id is null or posts.category_id = post.category_id)
  order by coalesce(tagged.shared, 0) desc, posts.published_at desc, posts.id desc
  limit ${mostRelated}`;

/**
 * Ids of the posts to read after a post: of its category (the page says "Next up in …"), those that share most tags
 * first, then the newest. A post without a category gets those that share its tags.
 * @returns at most 6 ids.
 */
export async function readRelatedIds(db: Database, postId: number): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: string }>({
    name: 'related_posts',
    text: relatedIds,
    values: [postId],
  });
  return rows.map((row) => Number(row.id));
}
