import { createSlice, type PayloadAction } from '@marquee/shared/redux';
import type { PostType } from '../domain/index.ts';

export type CoreState = {
  /** Post type by which the reader has filtered a list. */
  currentPostType: PostType | null;
};

const initialState: CoreState = { currentPostType: null };

export const coreSlice = createSlice({
  name: 'core',
  initialState,
  reducers: {
    /** Null selects posts of all types. */
    setCurrentPostType(state, action: PayloadAction<PostType | null>) {
      state.currentPostType = action.payload;
    },
  },
});

export const { setCurrentPostType } = coreSlice.actions;
