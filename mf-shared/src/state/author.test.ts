import { describe, expect, it } from '@jest/globals';
import { author } from '../testing/author.ts';
import { authorMissing, authorSlice, resetAuthor, setAuthor, setAuthors } from './author.ts';

const { reducer } = authorSlice;
const initial = authorSlice.getInitialState();

describe('the author slice', () => {
  it('keeps the authors of the site', () => {
    expect(reducer(initial, setAuthors([author()])).authors).toEqual([author()]);
  });

  it('has code 404 for a missing author, until one is set', () => {
    const missing = reducer(reducer(initial, setAuthor(author())), authorMissing());
    expect(missing).toMatchObject({ author: null, errorCode: '404' });
    expect(reducer(missing, setAuthor(author()))).toMatchObject({ author: author(), errorCode: null });
  });

  it('resets the author and leaves the list', () => {
    const filled = reducer(reducer(initial, setAuthors([author()])), setAuthor(author()));
    expect(reducer(filled, resetAuthor())).toEqual({ authors: [author()], author: null, errorCode: null });
  });
});
