import { describe, expect, it } from '@jest/globals';
import { withTag } from './withTag.ts';

const limits = { maxTags: 4, maxNewTags: 2 };
const known = [{ id: '7', name: 'Vinyl' }];

describe('withTag', () => {
  it('adds a known tag by its name, in whatever case it is typed', () =>
    expect(withTag([], ' vinyl ', known, limits)).toEqual([{ id: '7', name: 'Vinyl' }]));

  it('adds a new tag', () =>
    expect(withTag([], 'night  buses', known, limits)).toEqual([{ id: null, name: 'night buses' }]));

  it('adds no tag twice', () => expect(withTag([{ id: '7', name: 'Vinyl' }], 'VINYL', known, limits)).toBeNull());

  it('adds no more new ones than are allowed, but further known ones', () => {
    const tags = [
      { id: null, name: 'one' },
      { id: null, name: 'two' },
    ];
    expect(withTag(tags, 'three', known, limits)).toBeNull();
    expect(withTag(tags, 'vinyl', known, limits)).toHaveLength(3);
  });
});
