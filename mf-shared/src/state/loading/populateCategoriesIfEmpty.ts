import type { Api } from '../../api/api.ts';
import { populateCategoryList } from '../category.ts';
import type { AppStore } from '../store.ts';
import { loadUnlessFresh } from './loadUnlessFresh.ts';

/** Loads the site's categories if the store has none. */
export async function populateCategoriesIfEmpty(store: AppStore, api: Api): Promise<void> {
  const isThere = Object.keys(store.getState().category.categories).length > 0;
  await loadUnlessFresh(store, 'categories', isThere, async () => {
    const { categories } = await api.categories();
    store.dispatch(populateCategoryList(categories));
  });
}
