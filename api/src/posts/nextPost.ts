import type { SiteKey } from '@marquee/shared/domain';
import type { Database } from '../db/connect.ts';
import { rowId } from '../db/rowId.ts';

/** The neighbour of a post; `id` is null behind the oldest. */
export type NextId = { id: number | null };

const nextId = `
  with current as (
    select id, coalesce($4::timestamptz, published_at) as published_at from posts
    where site = $1 and (key = $2 or id = $3) and status = 'published'
    order by key = $2 desc limit 1
  )
  select next.id
  from current
  left join lateral (
    select id from posts
    where site = $1 and status = 'published' and (published_at, id) < (current.published_at, current.id)
    order by published_at desc, id desc limit 1
  ) next on true`;

/**
 * The post that a site published just before another.
 * @param publishedAt where to look from, RFC 3339; the post's own time when undefined.
 * @returns undefined when the site has no such post.
 */
export async function readNextId(
  db: Database,
  site: SiteKey,
  idOrKey: string,
  publishedAt: string | undefined,
): Promise<NextId | undefined> {
  const { rows } = await db.$client.query<{ id: string | null }>({
    name: 'next_post',
    text: nextId,
    values: [site, idOrKey, rowId(idOrKey), publishedAt ?? null],
  });
  const [row] = rows;
  return row && { id: row.id === null ? null : Number(row.id) };
}

const idBefore = `
  select id from posts
  where site = $1 and status = 'published' and (published_at, id) < ($2::timestamptz, $3::bigint)
  order by published_at desc, id desc limit 1`;

/** Id of the post that a site published just before a time; of posts of one time, those with a lower id are before. */
export async function readIdBefore(
  db: Database,
  { site, publishedAt, id }: { site: SiteKey; publishedAt: Date; id: number },
): Promise<number | null> {
  const { rows } = await db.$client.query<{ id: string }>({
    name: 'post_before',
    text: idBefore,
    values: [site, publishedAt, id],
  });
  return rows[0] ? Number(rows[0].id) : null;
}
