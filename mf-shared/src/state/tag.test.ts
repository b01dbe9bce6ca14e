import { describe, expect, it } from '@jest/globals';
import { tag } from '../testing/tag.ts';
import { resetTag, setTag, setTags, tagMissing, tagSlice } from './tag.ts';

const { reducer } = tagSlice;
const initial = tagSlice.getInitialState();

describe('the tag slice', () => {
  it('keeps the tags of the site', () => {
    expect(reducer(initial, setTags([tag()])).tags).toEqual([tag()]);
  });

  it('has code 404 for a missing tag, until it is set', () => {
    const missing = reducer(reducer(initial, setTag(tag())), tagMissing('gone'));
    expect(missing).toMatchObject({ tag: null, errorCode: { gone: '404' } });
    const gone = tag({ key: 'gone' });
    expect(reducer(missing, setTag(gone))).toMatchObject({ tag: gone, errorCode: {} });
  });

  it('keeps the code under the requested key, even when another tag arrives later', () => {
    const missing = reducer(initial, tagMissing('gone'));
    expect(reducer(missing, setTag(tag()))).toMatchObject({ tag: tag(), errorCode: { gone: '404' } });
  });

  it('resets the tag and leaves the list', () => {
    const filled = reducer(reducer(initial, setTags([tag()])), setTag(tag()));
    expect(reducer(filled, resetTag())).toEqual({ tags: [tag()], tag: null, errorCode: {} });
  });
});
