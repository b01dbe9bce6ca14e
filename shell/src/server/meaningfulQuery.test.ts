import { describe, expect, it } from '@jest/globals';
import { meaningfulQuery } from './meaningfulQuery.ts';

const kept = (query: string) => meaningfulQuery(new URLSearchParams(query));

describe('meaningfulQuery', () => {
  it.each([
    ['', ''],
    ['utm_source=mail&x=1', ''],
    ['page=2', '?page=2'],
    ['autoplay=true', '?autoplay=true'],
    ['autoplay=1', '?autoplay=false'],
  ])('of %j is %j', (query, meaningful) => {
    expect(kept(query)).toBe(meaningful);
  });

  it('has one form, whatever the order', () => {
    expect(kept('page=2&autoplay=true')).toBe('?autoplay=true&page=2');
    expect(kept('autoplay=true&utm=x&page=2')).toBe('?autoplay=true&page=2');
  });

  it.each(['two', '', '-1', '1e3', '100000', '2;3'])('takes the page %j for one that no list has', (page) => {
    expect(kept(new URLSearchParams({ page }).toString())).toBe('?page=0');
  });
});
