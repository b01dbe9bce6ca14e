import { expiringDays, type MediaFilter, type MediaQuery, type MediaTerm, sitesOf } from '@marquee/shared/domain';
import { type SQL, sql } from 'drizzle-orm';
import { rowId } from '../../kernel/db/rowId.ts';
import { foldText } from '../../kernel/words/foldText.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { isOneOf } from '../../people/rights/listedSites.ts';

const dayMs = 86_400_000;

/** Returns a day in UTC, as the database and the calls write it. @param days added to the day of `now` */
export function dayOf(now: Date, days = 0): string {
  return new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
}

/** Tells whether the last day of a picture is over, or soon. */
export function termOf(lastDay: string | null, now: Date): MediaTerm {
  if (lastDay === null || lastDay > dayOf(now, expiringDays)) return 'open';
  return lastDay < dayOf(now) ? 'expired' : 'expiring';
}

/** Returns the words of a picture for the search. */
export function mediaWords(texts: readonly (string | null)[]): string {
  return texts.map((text) => foldText(text ?? '')).join(' ');
}

/** Returns the condition that a row of `media_items i` has these words. */
export function hasMediaWords(q: string): SQL {
  const folded = foldText(q);
  return folded === '' ? sql`false` : sql`strpos(i.words, ${folded}) > 0`;
}

/** Returns the conditions of a query for rows of `media_items i`. They include the right to read the picture. */
export function mediaConditions(account: UserRow, { site, q, filter, before }: MediaQuery, now: Date): SQL[] {
  return [
    isOneOf(sql`i.site`, sitesOf(account, 'readMedia')),
    site && sql`i.site = ${site}`,
    q && hasMediaWords(q),
    filter && byFilter[filter](now),
    before && sql`i.id < ${rowId(before)}`,
  ].filter((condition) => condition instanceof Object);
}

const byFilter: Record<MediaFilter, (now: Date) => SQL> = {
  unused: () => sql`not exists (select from picture_uses u where u.original = i.original and u.site = i.site)`,
  expired: (now) => sql`i.last_day <= ${dayOf(now, expiringDays)}::date`,
  noCredit: () => sql`i.credit = ''`,
  noAltText: () => sql`i.alt_text is null`,
};
