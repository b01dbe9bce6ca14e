import type { ReviewStatus, SiteAddress, SiteKey } from '@marquee/shared/domain';
import { ownTimeZone } from '@marquee/vocal-kit/time/timeInZone.ts';
import { zoneOfSite } from '@marquee/vocal-kit/time/zoneOfSite.ts';
import { boardTexts } from './boardTexts.ts';
import { addDays, isDay, startOfDay } from './days/calendarDays.ts';

export const boardPath = '/vocal/desk/posts';

export const boardViews = ['list', 'columns', 'week', 'month'] as const;
export type BoardView = (typeof boardViews)[number];

/** Parameters of the page's address, in their order. `date` is a day of the shown week or month. */
const parameters = [
  ...['view', 'date', 'q', 'site', 'category', 'channel', 'status', 'author', 'editor', 'tag', 'day', 'page'],
] as const;
export type BoardChanges = Readonly<Record<string, string>>;

/** Returns the page's address with changed parameters. A change other than of the page leads to the first page. */
export function boardPathWith(search: string, changes: BoardChanges): string {
  const asked = new URLSearchParams(search);
  const next = new URLSearchParams();
  for (const name of parameters) {
    const value = (changes[name] ?? (name === 'page' ? null : asked.get(name)))?.trim();
    if (value && !(name === 'page' && value === '1') && !(name === 'view' && value === 'list')) next.set(name, value);
  }
  return next.size > 0 ? `${boardPath}?${next}` : boardPath;
}

export function viewOf(asked: URLSearchParams): BoardView {
  return boardViews.find((view) => view === asked.get('view')) ?? 'list';
}

/** The sites of the page's config. */
type Sites = readonly Pick<SiteAddress, 'key' | 'timeZone'>[];

/** All statuses of posts. The pages of moderators load no schemas. */
export const statuses = Object.keys(boardTexts.statuses) as ReviewStatus[];

export const siteOf = (asked: URLSearchParams, sites: Sites): SiteKey | null =>
  sites.find(({ key }) => key === asked.get('site'))?.key ?? null;

export const statusOf = (asked: URLSearchParams): ReviewStatus | null =>
  statuses.find((status) => status === asked.get('status')) ?? null;

/** The time zone of the chosen site, or of this browser without a site. */
export function zoneOf(asked: URLSearchParams, sites: Sites): string {
  const site = siteOf(asked, sites);
  return site ? zoneOfSite(sites, site) : ownTimeZone();
}

/** Returns the query of the api for the filters of the page's address. Leaves out the page, and values that are no filter. */
export function filtersOf(asked: URLSearchParams, sites: Sites): URLSearchParams {
  const filters = new URLSearchParams();
  for (const name of ['q', 'site', 'category', 'channel', 'status', 'author', 'editor', 'tag']) {
    const value = asked.get(name);
    if (value) filters.set(name, value);
  }
  const day = asked.get('day');
  if (day && isDay(day)) setDays(filters, day, addDays(day, 1), zoneOf(asked, sites));
  return filters;
}

/** Limits a query to days of a time zone. @param before the day after the last */
export function setDays(filters: URLSearchParams, first: string, before: string, timeZone: string): void {
  filters.set('from', new Date(startOfDay(first, timeZone)).toISOString());
  filters.set('to', new Date(startOfDay(before, timeZone)).toISOString());
}
