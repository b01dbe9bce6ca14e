import { type Api, type AppStore, loadUnlessFresh } from '@marquee/shared';
import { listLimits } from '@marquee/shared/constants';
import { messages } from '../../texts.ts';
import { loadLines } from './loadLines.ts';
import { optionally } from './optionally.ts';

/** Loads the most read posts, which a page can do without. */
export function loadMostViewed(store: AppStore, api: Api): Promise<void> {
  const isThere = store.getState().posts?.loaded.mostViewed === true;
  return optionally(
    loadUnlessFresh(store, 'most viewed', isThere, () =>
      loadLines(store, 'mostViewed', api.mostViewed({ limit: listLimits.homeSide })),
    ),
    messages.noMostViewed,
  );
}
