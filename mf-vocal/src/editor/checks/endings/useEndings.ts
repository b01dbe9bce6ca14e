import type { EndingPictures as EndingsOfPost } from '@marquee/shared/domain';
import { exchange } from '@marquee/shared/transport/exchange';
import { useSyncExternalStore } from 'react';
import { EndingPictures, type Endings } from './EndingPictures.ts';

/** Pictures of the post whose checks were opened last. */
export const endingPictures = new EndingPictures(
  async (postId) =>
    (await exchange<EndingsOfPost>('GET', `/api/vocal/posts/${encodeURIComponent(postId)}/media`)).body.ending,
);

/** Returns the known pictures whose last day is over or soon. Reads none by itself. */
export function useEndings(): Endings {
  return useSyncExternalStore(endingPictures.subscribe, endingPictures.current);
}
