import { type Api, type AppStore, channelSlice, loadUnlessFresh } from '@marquee/shared';
import { listLimits } from '../../constants.ts';
import { loadingName, type PostsPageOf, pageName } from '../posts/postsPages.ts';

const { channelLoading, channelLoadComplete, channelLoadFailed } = channelSlice.actions;

/**
 * Loads one page of a channel's posts, unless it is available or already loading. An old page stays available while it
 * is reloaded.
 * @throws Error for a null key; the error of a failed call
 */
export async function loadChannelPosts(
  store: AppStore,
  api: Api,
  { key, postType, page }: Omit<PostsPageOf, 'key'> & { key: string | null },
): Promise<void> {
  if (key === null) throw new Error('Cannot load a channel without a key');
  const of = { key, postType, page };
  const isThere = store.getState().channel?.channelPosts[key]?.[pageName(of)] !== undefined;
  await loadUnlessFresh(store, `channel ${loadingName(of)}`, isThere, async () => {
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
