import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Category } from '../domain/index.ts';
import {
  type LoadedPostsPage,
  loadingName,
  type PostsPageOf,
  type PostsPages,
  pageName,
  storePage,
} from './posts/postsPages.ts';

export type CategoryState = {
  /** The site's categories in their order, by key. */
  categories: Record<string, Category>;
  activeCategory: string | null;
  /** Posts per category and post type, page by page. */
  categoryPosts: PostsPages;
  /** Names of the pages that are loading. */
  categoryLoading: string[];
  /** True for each available page, per category and post type. A page without posts is available too. */
  hasDataFor: Record<string, Record<string, boolean>>;
};

const initialState: CategoryState = {
  categories: {},
  activeCategory: null,
  categoryPosts: {},
  categoryLoading: [],
  hasDataFor: {},
};

export const categorySlice = createSlice({
  name: 'category',
  initialState,
  reducers: {
    /** POPULATE_CATEGORY_LIST */
    populateCategoryList(state, action: PayloadAction<Category[]>) {
      state.categories = Object.fromEntries(action.payload.map((category) => [category.key, category]));
    },
    /** SET_ACTIVE_CATEGORY. Null resets the active category. */
    setActiveCategory(state, action: PayloadAction<string | null>) {
      state.activeCategory = action.payload;
    },
    /** CATEGORY_LOADING */
    categoryLoading(state, action: PayloadAction<PostsPageOf>) {
      state.categoryLoading.push(loadingName(action.payload));
    },
    /** CATEGORY_LOAD_COMPLETE */
    categoryLoadComplete(state, { payload }: PayloadAction<LoadedPostsPage>) {
      storePage(state.categoryPosts, payload);
      state.hasDataFor[payload.key] = { ...state.hasDataFor[payload.key], [pageName(payload)]: true };
      state.categoryLoading = state.categoryLoading.filter((name) => name !== loadingName(payload));
    },
    /** Allows another load of a page whose load has failed. */
    categoryLoadFailed(state, action: PayloadAction<PostsPageOf>) {
      state.categoryLoading = state.categoryLoading.filter((name) => name !== loadingName(action.payload));
    },
  },
});

export const { populateCategoryList, setActiveCategory } = categorySlice.actions;
