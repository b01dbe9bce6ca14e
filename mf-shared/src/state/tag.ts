import { createSlice, type PayloadAction } from '@marquee/shared/redux';
import type { Tag } from '../domain/index.ts';

export type TagState = {
  /** The tags of the site that are loaded. */
  tags: Tag[];
  /** Tag of the current tag page, or null. */
  tag: Tag | null;
  /** '404' for each requested tag that is missing, by key. */
  errorCode: Record<string, string>;
};

const initialState: TagState = { tags: [], tag: null, errorCode: {} };

/** Adds the current tag to the loaded tags before another replaces it, because its page may still be shown. */
function keep({ tag, tags }: TagState): void {
  if (tag && !tags.some(({ key }) => key === tag.key)) tags.push(tag);
}

export const tagSlice = createSlice({
  name: 'tag',
  initialState,
  reducers: {
    setTags(state, action: PayloadAction<Tag[]>) {
      state.tags = action.payload;
    },
    setTag(state, action: PayloadAction<Tag>) {
      keep(state);
      state.tag = action.payload;
      delete state.errorCode[action.payload.key];
    },
    /** @param action the requested key */
    tagMissing(state, action: PayloadAction<string>) {
      keep(state);
      state.tag = null;
      state.errorCode[action.payload] = '404';
    },
    resetTag(state) {
      keep(state);
      state.tag = null;
      state.errorCode = {};
    },
  },
});

export const { setTags, setTag, tagMissing, resetTag } = tagSlice.actions;

/**
 * Returns the tag of a key if it is loaded. A page reads its tag by key, because the current tag may belong to another
 * page.
 */
export function knownTag(state: TagState | undefined, key: string | undefined): Tag | null {
  if (!state) return null;
  if (state.tag?.key === key) return state.tag;
  return state.tags.find((tag) => tag.key === key) ?? null;
}
