import { describe, expect, it } from '@jest/globals';
import { canonicalPath } from './canonicalPath.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', null],
    ['/a-post', null],
    ['/A-Post', '/a-post'],
    ['/a-post/', '/a-post'],
    ['//a//b', '/a/b'],
    ['/search/Film%20Noir', null],
    ['/Search/Film%20Noir', '/search/Film%20Noir'],
    ['/tag/caf%C3%A9', null],
  ])('%s becomes %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});
