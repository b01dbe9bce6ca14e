import { type Api, type AppStore, channelSlice } from '@marquee/shared';
import { listLimits } from '../design/measures.ts';
import { loadOnce } from './loadOnce.ts';
import { loadingName, type PostsPageOf, pageName } from './postsPages.ts';

const { channelLoading, channelLoadComplete, channelLoadFailed } = channelSlice.actions;

/**
 * Loads one page of a channel's posts, unless it is loaded or already loading.
 * @throws when there is no key; what the call rejects with
 */
export async function loadChannelPosts(
  store: AppStore,
  api: Api,
  { key, postType, page }: Omit<PostsPageOf, 'key'> & { key: string | null },
): Promise<void> {
  if (key === null) throw new Error('Cannot load a channel without a key');
  const of = { key, postType, page };
  if (store.getState().channel?.channelPosts[key]?.[pageName(of)]) return;
  await loadOnce(store, `channel ${loadingName(of)}`, async () => {
    store.dispatch(channelLoading(of));
    try {
      const list = await api.posts({ page, limit: listLimits.list, postType, channelKey: key });
      store.dispatch(channelLoadComplete({ ...of, ...list }));
    } catch (error) {
      store.dispatch(channelLoadFailed(of));
      throw error;
    }
  });
}
