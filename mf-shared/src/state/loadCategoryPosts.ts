import { type Api, type AppStore, categorySlice } from '@marquee/shared';
import { listLimits } from '../design/measures.ts';
import { loadOnce } from './loadOnce.ts';
import { loadingName, type PostsPageOf, pageName } from './postsPages.ts';

const { categoryLoading, categoryLoadComplete, categoryLoadFailed } = categorySlice.actions;

/**
 * Loads one page of a category's posts, unless it is available or already loading.
 * @throws when there is no key; what the call rejects with
 */
export async function loadCategoryPosts(
  store: AppStore,
  api: Api,
  { key, postType, page }: Omit<PostsPageOf, 'key'> & { key: string | null },
): Promise<void> {
  if (key === null) throw new Error('Cannot load a category without a key');
  const of = { key, postType, page };
  if (store.getState().category.hasDataFor[key]?.[pageName(of)]) return;
  await loadOnce(store, `category ${loadingName(of)}`, async () => {
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
