import { createSlice, type PayloadAction } from '@marquee/shared/redux';
import type { Author } from '../domain/index.ts';

export type AuthorState = {
  /** The authors of the site that are loaded. */
  authors: Author[];
  /** Author of the current author page, or null. */
  author: Author | null;
  /** '404' for each requested author that is missing, by key. */
  errorCode: Record<string, string>;
};

const initialState: AuthorState = { authors: [], author: null, errorCode: {} };

/** Adds the current author to the loaded authors before another replaces it, because its page may still be shown. */
function keep({ author, authors }: AuthorState): void {
  if (author && !authors.some(({ key }) => key === author.key)) authors.push(author);
}

export const authorSlice = createSlice({
  name: 'author',
  initialState,
  reducers: {
    setAuthors(state, action: PayloadAction<Author[]>) {
      state.authors = action.payload;
    },
    setAuthor(state, action: PayloadAction<Author>) {
      keep(state);
      state.author = action.payload;
      delete state.errorCode[action.payload.key];
    },
    /** @param action the requested key */
    authorMissing(state, action: PayloadAction<string>) {
      keep(state);
      state.author = null;
      state.errorCode[action.payload] = '404';
    },
    resetAuthor(state) {
      keep(state);
      state.author = null;
      state.errorCode = {};
    },
  },
});

export const { setAuthors, setAuthor, authorMissing, resetAuthor } = authorSlice.actions;

/**
 * Returns the author of a key if it is loaded. A page reads its author by key, because the current author may belong to
 * another page.
 */
export function knownAuthor(state: AuthorState | undefined, key: string | undefined): Author | null {
  if (!state) return null;
  if (state.author?.key === key) return state.author;
  return state.authors.find((author) => author.key === key) ?? null;
}
