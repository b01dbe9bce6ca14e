import { maxStories, type Story } from '@marquee/shared/domain';
import { useLoaded } from '@marquee/vocal-kit/session/useLoaded.ts';
import { StoriesApiContext } from '@marquee/vocal-kit/stories/StoriesApiContext.ts';
import { useContext } from 'react';
import type { Day } from '../days/calendarDays.ts';

/** Filters of stories by the parameters of the board's address. */
const filters = { site: 'site', category: 'category', author: 'writer', editor: 'editor' } as const;
/** Parameters of the board that stories do not have. */
const others = ['q', 'tag', 'channel'];

/**
 * Returns up to 100 open stories that are due on some days, without those that the calendar shows as scheduled posts. Without a
 * response of the api, and with filters that stories do not have, the calendar shows its posts only.
 */
export function usePlannedStories(days: readonly Day[], asked: URLSearchParams): readonly Story[] {
  const api = useContext(StoriesApiContext);
  const search = new URLSearchParams({ from: days[0] ?? '', to: days.at(-1) ?? '', limit: String(maxStories) });
  for (const [name, filter] of Object.entries(filters)) {
    const value = asked.get(name)?.trim();
    if (value) search.set(filter, value);
  }
  const isShown = others.every((name) => !asked.get(name));
  const { value } = useLoaded(`planned ${isShown} ${search}`, async (signal) =>
    isShown ? api.list(search, { signal }) : null,
  );
  return (value?.stories ?? []).filter(({ stage }) => stage !== 'scheduled');
}
