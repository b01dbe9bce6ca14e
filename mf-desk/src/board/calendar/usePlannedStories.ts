import { maxStories, type Story } from '@marquee/shared/domain';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { useContext } from 'react';
import type { Day } from '../days/calendarDays.ts';

/**
 * Returns up to 100 open stories that are due on some days, without those that the calendar shows as scheduled posts. Without a
 * response of the api, the calendar shows its posts only.
 */
export function usePlannedStories(days: readonly Day[], asked: URLSearchParams): readonly Story[] {
  const api = useContext(StoriesApiContext);
  const search = new URLSearchParams({ from: days[0] ?? '', to: days.at(-1) ?? '', limit: String(maxStories) });
  for (const name of ['site', 'category']) {
    const value = asked.get(name);
    if (value) search.set(name, value);
  }
  const { value } = useLoaded(`planned ${search}`, (signal) => api.list(search, { signal }));
  return (value?.stories ?? []).filter(({ stage }) => stage !== 'scheduled');
}
