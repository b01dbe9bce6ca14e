import type { Api } from '../api/api.ts';
import { populateCategoryList } from './category.ts';
import { loadOnce } from './loadOnce.ts';
import type { AppStore } from './store.ts';

/** Loads the site's categories, unless there are some already. */
export async function populateCategoriesIfEmpty(store: AppStore, api: Api): Promise<void> {
  if (Object.keys(store.getState().category.categories).length > 0) return;
  await loadOnce(store, 'categories', async () => {
    const { categories } = await api.categories();
    store.dispatch(populateCategoryList(categories));
  });
}
