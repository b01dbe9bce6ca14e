import type { SiteKey } from '@marquee/shared/domain';
import type { Database } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';

/** The next post; `id` is null after the oldest post. */
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
 * Returns the post that a site published just before another post.
 * @param publishedAt RFC 3339 time from which to search; by default the post's own
 * @returns undefined if the site lacks the post
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

/**
 * Returns the id of the post that a site published just before a time. Among posts of the same time, lower ids come
 * before.
 */
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
