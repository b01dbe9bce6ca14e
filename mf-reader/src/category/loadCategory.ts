import { apiContext, setActiveCategory, storeContext } from '@marquee/shared';
import type { LoaderFunctionArgs } from '@marquee/shared/router';
import { loadCategoryPosts } from '@marquee/shared/state/loadCategoryPosts';
import { pageName } from '@marquee/shared/state/postsPages';
import { pageQuery } from '../list/address/pageQuery.ts';
import { postTypeParameter } from '../list/address/postTypeParameter.ts';
import { assertPageExists } from '../list/missing/assertPageExists.ts';
import { findCategory } from './findCategory.ts';

/** Loads one page of a category's posts of one type, or of all, and makes the category the active one. */
export async function loadCategory({ params, request, context }: LoaderFunctionArgs): Promise<null> {
  const postType = postTypeParameter(params, request);
  const page = pageQuery(request);
  const store = context.get(storeContext);
  const api = context.get(apiContext);
  const key = params.categoryKey ?? store.getState().category.activeCategory;
  if (key !== null) await findCategory(store, api, key, request);
  await loadCategoryPosts(store, api, { key, postType, page });
  if (key === null || request.signal.aborted) return null;
  const { totalPages = 0 } = store.getState().category.categoryPosts[key]?.[pageName({ postType, page })] ?? {};
  assertPageExists(page, totalPages);
  // Set last, because the previous page stayed visible while this one loaded.
  store.dispatch(setActiveCategory(key));
  return null;
}
