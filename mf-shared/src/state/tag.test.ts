import { describe, expect, it } from '@jest/globals';
import { tag } from '../testing/tag.ts';
import { resetTag, setTag, setTags, tagMissing, tagSlice } from './tag.ts';

const { reducer } = tagSlice;
const initial = tagSlice.getInitialState();

describe('the tag slice', () => {
  it('keeps the tags of the site', () => {
    expect(reducer(initial, setTags([tag()])).tags).toEqual([tag()]);
  });

  it('has code 404 for a missing tag, until one is set', () => {
    const missing = reducer(reducer(initial, setTag(tag())), tagMissing());
    expect(missing).toMatchObject({ tag: null, errorCode: '404' });
    expect(reducer(missing, setTag(tag()))).toMatchObject({ tag: tag(), errorCode: null });
  });

  it('resets the tag and leaves the list', () => {
    const filled = reducer(reducer(initial, setTags([tag()])), setTag(tag()));
    expect(reducer(filled, resetTag())).toEqual({ tags: [tag()], tag: null, errorCode: null });
  });
});
