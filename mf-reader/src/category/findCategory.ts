import { type Api, type AppStore, populateCategoriesIfEmpty, populateCategoryList } from '@marquee/shared';
import { presentAddress } from '../list/address/presentAddress.ts';
import { isMissing } from '../list/missing/isMissing.ts';
import { notFound } from '../list/missing/notFound.ts';

/**
 * Loads a category into the store if it is missing.
 * @throws 404 if the site has no such category, or a redirect for a former address
 */
export async function findCategory(store: AppStore, api: Api, key: string, request: Request): Promise<void> {
  await populateCategoriesIfEmpty(store, api);
  const { categories } = store.getState().category;
  if (Object.hasOwn(categories, key)) return;
  try {
    // The list may be older than the category.
    const { category } = await api.category(key);
    if (category.key !== key) throw presentAddress(request, category.urlPath);
    store.dispatch(populateCategoryList([...Object.values(categories), category]));
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}
