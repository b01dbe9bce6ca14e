import { type SiteKey, storyStages } from '@marquee/shared/domain';
import { addDays, isDay, weekOf } from '../board/days/calendarDays.ts';

export const planningPath = '/vocal/desk/planning';

/** Stages that the filter offers: open stories, all, and each of them. */
export const stageChoices = ['all', ...storyStages] as const;

/**
 * Returns the call's query for the address of the page. Values that the api would refuse are left out.
 * @param sites keys of the network's sites
 */
export function planningQuery(asked: URLSearchParams, sites: readonly SiteKey[]): URLSearchParams {
  const query = new URLSearchParams();
  const site = asked.get('site') ?? '';
  if (sites.includes(site)) query.set('site', site);
  const category = asked.get('category') ?? '';
  if (query.has('site') && category !== '' && category.length <= 200) query.set('category', category);
  const stage = asked.get('stage');
  if (stageChoices.some((one) => one === stage)) query.set('stage', stage ?? '');
  for (const name of ['writer', 'editor']) {
    const words = asked.get(name)?.trim().slice(0, 100);
    if (words) query.set(name, words);
  }
  if (asked.get('late') === 'true') query.set('late', 'true');
  const post = asked.get('post') ?? '';
  if (/^[1-9]\d{0,14}$/.test(post)) query.set('post', post);
  const [first] = weekOfAddress(asked);
  if (first) {
    query.set('from', first);
    query.set('to', addDays(first, 6));
  }
  const page = Math.trunc(Number(asked.get('page')) || 1);
  if (page > 1 && page <= 1_000) query.set('page', String(page));
  return query;
}

/** Returns the days of the week that the address names; none without a valid day. */
export function weekOfAddress(asked: URLSearchParams): string[] {
  const day = asked.get('week') ?? '';
  return isDay(day) ? weekOf(day) : [];
}
