import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Category } from '../domain/index.ts';

export type CategoryState = {
  /** The site's categories in their order, by key. */
  categories: Record<string, Category>;
  activeCategory: string | null;
};

const initialState: CategoryState = { categories: {}, activeCategory: null };

export const categorySlice = createSlice({
  name: 'category',
  initialState,
  reducers: {
    /** POPULATE_CATEGORY_LIST */
    populateCategoryList(state, action: PayloadAction<Category[]>) {
      state.categories = Object.fromEntries(action.payload.map((category) => [category.key, category]));
    },
    /** SET_ACTIVE_CATEGORY; null resets. */
    setActiveCategory(state, action: PayloadAction<string | null>) {
      state.activeCategory = action.payload;
    },
  },
});

export const { populateCategoryList, setActiveCategory } = categorySlice.actions;
