import { type Api, type AppStore, isAborted, postsSlice, rootReducer, setLatestPosts } from '@marquee/shared';

/** Posts that the error page offers. */
export const suggestedPosts = 4;

rootReducer.inject(postsSlice);

/** Loads posts for the error page to offer, so that a reader finds another one. The page also works without them. */
export async function loadSuggestions(store: AppStore, api: Pick<Api, 'posts'>): Promise<void> {
  try {
    store.dispatch(setLatestPosts({ ...(await api.posts({ limit: suggestedPosts })), page: 1, key: 'suggestions' }));
  } catch (error) {
    if (!isAborted(error)) console.error(error);
  }
}
