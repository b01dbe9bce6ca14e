import { type Image, type MediaItem, type MediaList, type MediaQuery, mediaLimits } from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import type { mediaItems } from '../../kernel/db/schema/media.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { mediaConditions, termOf } from './mediaConditions.ts';

/** A row of the library with its picture, the number of its posts, and what replaced it. */
type ItemRow = Pick<typeof mediaItems.$inferSelect, 'site' | 'title' | 'credit' | 'rights' | 'focus' | 'version'> & {
  id: string;
  public_id: string;
  width: number;
  height: number;
  format: string;
  file_name: string;
  alt_text: string | null;
  last_day: string | null;
  is_for_writers: boolean;
  added_by: string | null;
  adder: string | null;
  added_at: string;
  posts: number;
  replaced_by: { id: number; title: string } | null;
};

/** Lists the pictures of the libraries that an account may read, the newest first. */
export async function listMedia(db: Queryable, account: UserRow, query: MediaQuery, now: Date): Promise<MediaList> {
  const found = await readItems(db, mediaConditions(account, query, now), mediaLimits.page + 1, now);
  const items = found.slice(0, mediaLimits.page);
  return { success: true, items, next: found.length > mediaLimits.page ? (items.at(-1)?.id ?? null) : null };
}

/** Reads a picture of a library without checking rights. @returns undefined for an unknown picture */
export async function findItem(db: Queryable, id: number, now: Date): Promise<MediaItem | undefined> {
  const [item] = await readItems(db, [sql`i.id = ${id}`], 1, now);
  return item;
}

async function readItems(db: Queryable, conditions: readonly SQL[], limit: number, now: Date): Promise<MediaItem[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    with listed as materialized (
      select i.* from media_items i where ${sql.join([...conditions], sql` and `)} order by i.id desc limit ${limit}
    )
    select i.id, i.site, i.public_id, p.width, p.height, p.format, i.title, i.file_name, i.credit, i.rights, i.alt_text,
      i.focus, i.last_day::text, i.is_for_writers, i.version, i.added_by, i.added_at,
      a.first_name || ' ' || a.last_name as adder,
      (select count(distinct u.post_id)::int from picture_uses u where u.original = i.original and u.site = i.site) as posts,
      (select jsonb_build_object('id', o.id, 'title', o.title) from media_replacements r join media_items o on o.id = r.to_id
        where r.from_id = i.id and r.undone_at is null order by r.id desc limit 1) as replaced_by
    from listed i join uploads p on p.public_id = i.public_id left join users a on a.id = i.added_by
    order by i.id desc`);
  return rows.map((row) => toItem(row, now));
}

function toItem(row: ItemRow, now: Date): MediaItem {
  const { site, title, credit, rights, focus, version, posts } = row;
  const image: Image = { public_id: row.public_id, width: row.width, height: row.height, format: row.format };
  return {
    ...{
      id: String(row.id),
      site,
      image,
      title,
      fileName: row.file_name,
      credit,
      rights,
      altText: row.alt_text,
      focus,
    },
    ...{ lastDay: row.last_day, term: termOf(row.last_day, now), isForWriters: row.is_for_writers, version, posts },
    addedBy: row.added_by === null ? null : { id: String(row.added_by), name: (row.adder ?? '').trim() },
    addedAt: new Date(row.added_at).toISOString(),
    replacedBy: row.replaced_by && { id: String(row.replaced_by.id), title: row.replaced_by.title },
  };
}
