import { createSlice, type PayloadAction } from '@marquee/shared/redux';
import type { Tag } from '../domain/index.ts';

export type TagState = {
  /** The site's tags. */
  tags: Tag[];
  /** Whose page is read; null also when there is no such tag. */
  tag: Tag | null;
  /** '404' when the tag asked for is missing. */
  errorCode: string | null;
};

const initialState: TagState = { tags: [], tag: null, errorCode: null };

export const tagSlice = createSlice({
  name: 'tag',
  initialState,
  reducers: {
    setTags(state, action: PayloadAction<Tag[]>) {
      state.tags = action.payload;
    },
    setTag(state, action: PayloadAction<Tag>) {
      state.tag = action.payload;
      state.errorCode = null;
    },
    tagMissing(state) {
      state.tag = null;
      state.errorCode = '404';
    },
    resetTag(state) {
      state.tag = null;
      state.errorCode = null;
    },
  },
});

export const { setTags, setTag, tagMissing, resetTag } = tagSlice.actions;
