import { describe, expect, it } from '@jest/globals';
import { postSummary } from '@marquee/shared/testing';
import { splitPosts } from './splitPosts.ts';

const posts = (count: number) => Array.from({ length: count }, (_, index) => postSummary({ id: String(index) }));
const ids = (count: number, from = 0) => Array.from({ length: count }, (_, index) => String(from + index));

function split(count: number) {
  const { lead, ...groups } = splitPosts(posts(count));
  const named = Object.entries(groups).map(([name, group]) => [name, group.map(({ id }) => id)]);
  return { lead: lead?.id, ...Object.fromEntries(named) };
}

describe('splitPosts', () => {
  it('makes a first block of five and three groups of a full page', () => {
    expect(split(16)).toEqual({
      lead: '0',
      supporting: ids(4, 1),
      pair: ids(2, 5),
      row: ids(3, 7),
      list: ids(6, 10),
    });
  });

  it('leaves out a group that would not fill its row', () => {
    expect(split(6)).toEqual({ lead: '0', supporting: ids(4, 1), pair: [], row: [], list: ids(1, 5) });
    expect(split(9)).toEqual({ lead: '0', supporting: ids(4, 1), pair: ids(2, 5), row: [], list: ids(2, 7) });
  });

  it.each([0, 1, 3, 5, 11, 16])('shows each of %i posts once', (count) => {
    const { lead, supporting, pair, row, list } = splitPosts(posts(count));
    const shown = [...(lead ? [lead] : []), ...supporting, ...pair, ...row, ...list];
    expect(shown.map(({ id }) => id)).toEqual(ids(count));
  });

  it('never starts with a post without an author', () => {
    const { lead } = splitPosts([postSummary({ id: 'orphan', author: null }), postSummary({ id: 'second' })]);
    expect(lead?.id).toBe('second');
  });
});
