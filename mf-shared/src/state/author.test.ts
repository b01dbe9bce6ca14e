import { describe, expect, it } from '@jest/globals';
import { author } from '../testing/author.ts';
import { authorMissing, authorSlice, resetAuthor, setAuthor, setAuthors } from './author.ts';

const { reducer } = authorSlice;
const initial = authorSlice.getInitialState();

describe('the author slice', () => {
  it('keeps the authors of the site', () => {
    expect(reducer(initial, setAuthors([author()])).authors).toEqual([author()]);
  });

  it('has code 404 for a missing author, until it is set', () => {
    const missing = reducer(reducer(initial, setAuthor(author())), authorMissing('gone'));
    expect(missing).toMatchObject({ author: null, errorCode: { gone: '404' } });
    const gone = author({ key: 'gone' });
    expect(reducer(missing, setAuthor(gone))).toMatchObject({ author: gone, errorCode: {} });
  });

  it('keeps the code under the requested key, even when another author arrives later', () => {
    const missing = reducer(initial, authorMissing('gone'));
    expect(reducer(missing, setAuthor(author()))).toMatchObject({ author: author(), errorCode: { gone: '404' } });
  });

  it('resets the author and leaves the list', () => {
    const filled = reducer(reducer(initial, setAuthors([author()])), setAuthor(author()));
    expect(reducer(filled, resetAuthor())).toEqual({ authors: [author()], author: null, errorCode: {} });
  });
});
