import { describe, expect, it } from '@jest/globals';
import { canonicalPath } from './canonicalPath.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/a-post', '/a-post'],
    ['/A-Post', '/a-post'],
    ['/a-post/', '/a-post'],
    ['//a//b', '/a/b'],
    ['/search/Film%20Noir', '/search/Film%20Noir'],
    ['/Search/Film%20Noir', '/search/Film%20Noir'],
    ['/search/Caf%c3%a9', '/search/Caf%C3%A9'],
    ['/vocal/posts/aB', '/vocal/posts/aB'],
    ['/tag/caf%C3%A9', '/tag/caf%C3%A9'],
    ['/tag/Caf%c3%a9', '/tag/caf%C3%A9'],
  ])('%s becomes %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});
