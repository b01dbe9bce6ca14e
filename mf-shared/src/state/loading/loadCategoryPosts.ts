import { type Api, type AppStore, categorySlice, loadUnlessFresh } from '@marquee/shared';
import { listLimits } from '../../constants.ts';
import { loadingName, type PostsPageOf, pageName } from '../posts/postsPages.ts';

const { categoryLoading, categoryLoadComplete, categoryLoadFailed } = categorySlice.actions;

/**
 * Loads one page of a category's posts, unless it is available or already loading. An old page stays available while it
 * is reloaded.
 * @throws Error for a null key; the error of a failed call
 */
export async function loadCategoryPosts(
  store: AppStore,
  api: Api,
  { key, postType, page }: Omit<PostsPageOf, 'key'> & { key: string | null },
): Promise<void> {
  if (key === null) throw new Error('Cannot load a category without a key');
  const of = { key, postType, page };
  const isThere = store.getState().category.hasDataFor[key]?.[pageName(of)] === true;
  await loadUnlessFresh(store, `category ${loadingName(of)}`, isThere, async () => {
    store.dispatch(categoryLoading(of));
    try {
      const list = await api.posts({ page, limit: listLimits.list, postType, categoryKey: key });
      store.dispatch(categoryLoadComplete({ ...of, ...list }));
    } catch (error) {
      store.dispatch(categoryLoadFailed(of));
      throw error;
    }
  });
}
