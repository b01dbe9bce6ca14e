import {
  type EndingPicture,
  expiringDays,
  type LibraryList,
  type LibraryPicture,
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

type ChoiceRow = {
  id: string;
  public_id: string;
  width: number;
  height: number;
  format: string;
  title: string | null;
  credit: string | null;
  alt_text: string | null;
  last_day: string | null;
  added_at: string;
};

/** Lists the pictures that an account may choose for posts of a site. A replaced picture is no choice. */
export async function listLibrary(
  db: Queryable,
  account: UserRow,
  site: SiteKey | null,
  { q, before }: Pick<LibraryQuery, 'q' | 'before'>,
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
  const { rows } = await db.execute<ChoiceRow>(sql`
    select i.id, i.public_id, p.width, p.height, p.format, i.title, i.credit, i.alt_text, i.last_day::text, i.added_at
    from media_items i join uploads p on p.public_id = i.public_id
    where ${sql.join(conditions, sql` and `)} order by i.id desc limit ${mediaLimits.page + 1}`);
  const items = rows.slice(0, mediaLimits.page).map((row) => toChoice(row, now));
  return { success: true, items, next: rows.length > mediaLimits.page ? (items.at(-1)?.id ?? null) : null };
}

/** Lists the pictures that an account uploaded, with the texts that the library of the site has about them. */
export async function listOwnUploads(
  db: Queryable,
  account: UserRow,
  site: SiteKey | null,
  before: string | undefined,
  now: Date,
): Promise<LibraryList> {
  // The cursor is a time in milliseconds, because uploads have no numbers.
  const isEarlier = before ? sql`and p.created_at < ${new Date(rowId(before)).toISOString()}::timestamptz` : sql``;
  const { rows } = await db.execute<ChoiceRow>(sql`
    select p.public_id as id, coalesce(i.public_id, p.public_id) as public_id, f.width, f.height, f.format, i.title,
      i.credit, i.alt_text, i.last_day::text, p.created_at as added_at
    from uploads p left join media_items i on i.original = p.public_id and i.site = ${site}
      join uploads f on f.public_id = coalesce(i.public_id, p.public_id)
    where p.user_id = ${account.id} and p.original is null and p.format <> 'pdf' ${isEarlier}
    order by p.created_at desc, p.public_id limit ${mediaLimits.page + 1}`);
  const items = rows.slice(0, mediaLimits.page).map((row) => toChoice(row, now));
  const last = items.at(-1);
  return { success: true, items, next: rows.length > items.length && last ? `${Date.parse(last.addedAt)}` : null };
}

function toChoice(row: ChoiceRow, now: Date): LibraryPicture {
  return {
    ...{ id: String(row.id), title: row.title ?? '', credit: row.credit ?? '', altText: row.alt_text },
    ...{ lastDay: row.last_day, term: termOf(row.last_day, now), addedAt: new Date(row.added_at).toISOString() },
    image: { public_id: row.public_id, width: row.width, height: row.height, format: row.format },
  };
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
