import {
  type EndingPicture,
  expiringDays,
  type LibraryList,
  type LibraryQuery,
  mediaLimits,
  type SiteKey,
} from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { mayUsePicture } from '../drafts/usablePictures.ts';
import { dayOf, hasMediaWords, termOf } from './mediaConditions.ts';

/** Lists the pictures that an account may choose for posts of a site. A replaced picture is no choice. */
export async function listLibrary(
  db: Queryable,
  account: UserRow,
  site: SiteKey | null,
  { q, before }: LibraryQuery,
  now: Date,
): Promise<LibraryList> {
  if (site === null) return { success: true, items: [], next: null };
  const conditions = [
    sql`i.site = ${site}`,
    mayUsePicture(account, site),
    sql`not exists (select from media_replacements r where r.from_id = i.id and r.undone_at is null)`,
    q && hasMediaWords(q),
    before && sql`i.id < ${rowId(before)}`,
  ].filter((condition) => condition instanceof Object);
  const { rows } = await db.execute<{
    id: string;
    public_id: string;
    width: number;
    height: number;
    format: string;
    title: string;
    credit: string;
    alt_text: string | null;
    last_day: string | null;
  }>(sql`
    select i.id, i.public_id, p.width, p.height, p.format, i.title, i.credit, i.alt_text, i.last_day::text
    from media_items i join uploads p on p.public_id = i.public_id
    where ${sql.join(conditions, sql` and `)} order by i.id desc limit ${mediaLimits.page + 1}`);
  const items = rows.slice(0, mediaLimits.page).map((row) => ({
    ...{ id: String(row.id), title: row.title, credit: row.credit, altText: row.alt_text },
    ...{ lastDay: row.last_day, term: termOf(row.last_day, now) },
    image: { public_id: row.public_id, width: row.width, height: row.height, format: row.format },
  }));
  return { success: true, items, next: rows.length > mediaLimits.page ? (items.at(-1)?.id ?? null) : null };
}

/** Returns a query for the first last day of a picture of a post. Null if no last day is over or soon. */
export function firstLastDay(postId: SQL, now: Date): SQL {
  return sql`select min(i.last_day)::text from picture_uses u join media_items i on i.original = u.original and i.site = u.site
    where u.post_id = ${postId} and i.last_day <= ${dayOf(now, expiringDays)}::date`;
}

/** Returns the pictures of a post, and of its changes, whose last day is over or soon. */
export async function endingPictures(db: Queryable, postId: number, now: Date): Promise<EndingPicture[]> {
  const { rows } = await db.execute<{ public_id: string; title: string; last_day: string }>(sql`
    select distinct u.public_id, i.title, i.last_day::text from picture_uses u
      join media_items i on i.original = u.original and i.site = u.site
    where u.post_id = ${postId} and i.last_day <= ${dayOf(now, expiringDays)}::date
      and (u.is_change or not exists (select from working_copies w where w.post_id = u.post_id))
    order by i.last_day::text, u.public_id`);
  return rows.map(({ public_id: publicId, title, last_day: lastDay }) => ({
    ...{ publicId, title, lastDay },
    term: lastDay < dayOf(now) ? ('expired' as const) : ('expiring' as const),
  }));
}
