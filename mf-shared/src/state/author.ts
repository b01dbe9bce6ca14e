import { createSlice, type PayloadAction } from '@marquee/shared/redux';
import type { Author } from '../domain/index.ts';

export type AuthorState = {
  /** The site's authors. */
  authors: Author[];
  /** Whose page is read; null also when there is no such author. */
  author: Author | null;
  /** '404' when the author asked for is missing. */
  errorCode: string | null;
};

const initialState: AuthorState = { authors: [], author: null, errorCode: null };

export const authorSlice = createSlice({
  name: 'author',
  initialState,
  reducers: {
    setAuthors(state, action: PayloadAction<Author[]>) {
      state.authors = action.payload;
    },
    setAuthor(state, action: PayloadAction<Author>) {
      state.author = action.payload;
      state.errorCode = null;
    },
    authorMissing(state) {
      state.author = null;
      state.errorCode = '404';
    },
    resetAuthor(state) {
      state.author = null;
      state.errorCode = null;
    },
  },
});

export const { setAuthors, setAuthor, authorMissing, resetAuthor } = authorSlice.actions;
