import { describe, expect, it } from '@jest/globals';
import { listParameters } from './listParameters.ts';

describe('listParameters', () => {
  it('reads post type and page from the address of a list', () => {
    expect(listParameters({ postType: 'galleries' }, '?page=3')).toEqual({ postType: 'gallery', page: 3 });
  });

  it('defaults to the first page of all types', () => {
    expect(listParameters({}, '')).toEqual({ postType: undefined, page: 1 });
    expect(listParameters({ postType: undefined })).toEqual({ postType: undefined, page: 1 });
  });
});
