import { describe, expect, it } from '@jest/globals';
import { postsPath, readPostsAddress } from './postsAddress.ts';

const read = (query: string) => readPostsAddress(new URLSearchParams(query), ['feast', 'beat']);

describe('the address of a list of posts', () => {
  it.each([
    ['', '/vocal/posts'],
    ['page=1', '/vocal/posts'],
    ['status=draft', '/vocal/posts?status=draft'],
    ['page=3&q=+bread+&site=feast&status=trash', '/vocal/posts?status=trash&site=feast&q=bread&page=3'],
    ['q=%26%3F', '/vocal/posts?q=%26%3F'],
  ])('%s is read, and written as %s', (query, path) => {
    expect(postsPath(read(query))).toBe(path);
  });

  it.each(['status=gone', 'site=omni', 'q=++', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=9999'])(
    '%s names nothing',
    (query) => {
      expect(read(query)).toEqual({ page: 1 });
    },
  );

  it('a search is cut to the length that the api accepts', () => {
    expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
  });
});
