import type { SiteKey } from '@marquee/shared/domain';
import type { Database } from '../db/connect.ts';

const mostRelated = 6;
/** A shorter list is filled up to this many from beyond the category; each card costs 140 bytes of a page's 25 kB. */
const leastRelated = 4;
/** How far back each tag is looked through, so that a tag with a hundred thousand posts costs as little as one with ten. */
const perTag = 40;
/** Newest posts of the category, the channel and the site that are looked at: enough, less the few that have no card. */
const perList = 20;

const newestOf = (condition: string) => `
  (select near.id from post cross join lateral (
    select id from posts where status = 'published' and site = post.site and ${condition}
    order by published_at desc, id desc limit ${perList}) near)`;

/**
 * @param post selects the one post: id, site, category_id, channel_id, published_at
 * @param mine selects its tags: tag_id, site
 */
const relatedTo = (post: string, mine: string) => `
  with post as materialized (${post}),
  read_next as materialized (
    select next.id from post cross join lateral (
      select id from posts
      where status = 'published' and site = post.site and (published_at, id) < (post.published_at, post.id)
      order by published_at desc, id desc limit 1) next
  ),
  tagged as materialized (
    select near.post_id as id, count(*) as shared
    from (${mine}) mine
    cross join lateral (
      select post_id from post_tag
      where tag_id = mine.tag_id and site = mine.site and published_at is not null and post_id <> $1
      order by published_at desc, post_id desc limit ${perTag}
    ) near
    group by near.post_id
  )
  select posts.id, coalesce(posts.category_id = post.category_id, false) as "isOfCategory"
  from (
    select id from tagged
    union ${newestOf('category_id = post.category_id')}
    union ${newestOf('channel_id = post.channel_id')}
    union ${newestOf('true')}
  ) candidate
  join posts using (id)
  left join tagged using (id)
  cross join post
  where posts.status = 'published' and posts.author_id is not null and posts.id <> $1
    and posts.id not in (select id from read_next)
  order by case
      when posts.category_id = post.category_id then 0
      when posts.channel_id = post.channel_id then 1
      when tagged.shared > 0 then 2
      else 3
    end, coalesce(tagged.shared, 0) desc, posts.published_at desc, posts.id desc
  limit ${mostRelated}`;

const relatedIds = relatedTo(
  'select id, site, category_id, channel_id, published_at from posts where id = $1',
  'select tag_id, site from post_tag where post_id = $1',
);
const relatedIdsAt = relatedTo(
  `select $1::bigint as id, $2::text as site, $3::bigint as category_id, $4::bigint as channel_id,
     $5::timestamptz as published_at`,
  'select unnest($6::bigint[]) as tag_id, $2::text as site',
);

/**
 * Ids of the posts to read after a post: up to six of its category (the page says "Next up in …"), and where these are fewer
 * than four, others of its channel, its tags and its site up to four. Within each, those that share most tags come first,
 * then the newest. The post that the page shows as "Read next" is left out, and so are posts without an author, which have
 * no card.
 * @returns 4 to 6 ids where the site has enough other posts, else all of them.
 */
export async function readRelatedIds(db: Database, postId: number): Promise<number[]> {
  return select(db, { name: 'related_posts', text: relatedIds, values: [postId] });
}

/** Where a post would stand if it was published. */
export type PostPlace = {
  id: number;
  site: SiteKey;
  categoryId: number | null;
  channelId: number | null;
  tagIds: readonly number[];
  publishedAt: Date;
};

/** The same for a post that has these sections, tags and time only in a draft. */
export function readRelatedIdsAt(db: Database, place: PostPlace): Promise<number[]> {
  const { id, site, categoryId, channelId, publishedAt, tagIds } = place;
  return select(db, {
    name: 'related_posts_at',
    text: relatedIdsAt,
    values: [id, site, categoryId, channelId, publishedAt, tagIds],
  });
}

async function select(db: Database, query: { name: string; text: string; values: unknown[] }): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: string; isOfCategory: boolean }>(query);
  return rows.filter(({ isOfCategory }, index) => isOfCategory || index < leastRelated).map((row) => Number(row.id));
}
