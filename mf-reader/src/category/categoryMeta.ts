import type { MetaArguments, PageMeta } from '@marquee/shared';
import { pageName } from '@marquee/shared/state/postsPages';
import { listParameters } from '../list/address/listParameters.ts';
import { collectionMeta } from '../list/collectionMeta.ts';

export function categoryMeta({ state, config, params, pathname, search }: MetaArguments): PageMeta {
  const key = params.categoryKey ?? state.category.activeCategory ?? '';
  const { postType, page } = listParameters(params, search);
  const category = state.category.categories[key];
  const list = state.category.categoryPosts[key]?.[pageName({ postType, page })];
  if (!category || !list) return { title: config.site.name, canonicalPath: pathname, robots: 'noindex' };
  return collectionMeta({ ...category, ...list, postType, page }, config);
}
