import { describe, expect, it } from '@jest/globals';
import { mountedPartAt } from './parts.ts';

describe('mountedPartAt', () => {
  it.each([
    ['/vocal', 'mf-vocal'],
    ['/vocal/posts/7', 'mf-vocal'],
    ['/vocal/reviews', 'mf-vocal'],
    ['/vocal/review', 'mf-desk'],
    ['/vocal/review/7', 'mf-desk'],
    ['/vocal/curation/feast/tags', 'mf-desk'],
    ['/vocal/desk/money', 'mf-desk'],
    ['/vocalist', null],
    ['/auth', null],
  ])('finds the part of %p', (pathname, part) => {
    expect(mountedPartAt(pathname)).toBe(part);
  });
});
