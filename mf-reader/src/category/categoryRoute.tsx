import type { RouteHandle } from '@marquee/shared';
import { CategoryPage } from './CategoryPage.tsx';
import { categoryMeta } from './categoryMeta.ts';
import { loadCategory } from './loadCategory.ts';

/** The posts of a category, at `/category/{categoryKey}` and `/category/{categoryKey}/{postType}`. */
export const Component = CategoryPage;
export const loader = loadCategory;
export const handle: RouteHandle = { meta: categoryMeta };
