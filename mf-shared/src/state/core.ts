import { createSlice, type PayloadAction } from '@marquee/shared/redux';
import type { PostType } from '../domain/index.ts';

export type CoreState = {
  /** The type of posts that the reader has narrowed a list to. */
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
