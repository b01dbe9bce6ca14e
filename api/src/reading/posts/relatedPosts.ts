import type { SiteKey } from '@marquee/shared/domain';
import type { Database } from '../../kernel/db/connect.ts';

const maxRelated = 6;
/**
 * Minimum number of related posts. Shorter lists are filled from outside the category. Each card costs 140 bytes of a
 * page's 25 kB.
 */
const minRelated = 4;
/** Newest posts read of each tag, so that a tag with a hundred thousand posts costs as little as a tag with ten. */
const perTag = 40;
/**
 * Newest posts read of the category, the channel and the site. This leaves enough posts without the few that have no
 * card.
 */
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
  limit ${maxRelated}`;

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
 * Returns the ids of the posts to read after a post: up to six of its category (the page says "Next up in …"). If these
 * are fewer than four, posts of its channel, its tags and its site follow, up to four. Within each group, posts that
 * share most tags come first, then the newest. The post that the page shows as "Read next" is left out. Posts without
 * an author are left out too, because they have no card.
 * @returns 4 to 6 ids where the site has enough other posts, else all of them.
 */
export async function readRelatedIds(db: Database, postId: number): Promise<number[]> {
  return select(db, { name: 'related_posts', text: relatedIds, values: [postId] });
}

/** Sections, tags and time of a draft, for related posts as if it were published. */
export type PostPlace = {
  id: number;
  site: SiteKey;
  categoryId: number | null;
  channelId: number | null;
  tagIds: readonly number[];
  publishedAt: Date;
};

/** Returns the related posts (`readRelatedIds`) for a post with sections, tags and time from a draft. */
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
  return rows.filter(({ isOfCategory }, index) => isOfCategory || index < minRelated).map((row) => Number(row.id));
}
