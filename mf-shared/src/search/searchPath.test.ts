import { describe, expect, it } from '@jest/globals';
import { searchPath } from './searchPath.ts';

describe('searchPath', () => {
  it.each([
    ['film noir', '/search/film%20noir'],
    ['  film  ', '/search/film'],
    ['AC/DC', '/search/AC%2FDC'],
    ['100%', '/search/100%25'],
    ['"gin & tonic"?', '/search/%22gin%20%26%20tonic%22%3F'],
    ['#one', '/search/%23one'],
    ['...', '/search/...'],
  ])('encodes %j', (text, path) => {
    expect(searchPath(text)).toBe(path);
  });

  it.each(['', '   ', '.', '..'])('returns no address for %j', (text) => {
    expect(searchPath(text)).toBeNull();
  });

  it('cuts a long text, even in the middle of a surrogate pair', () => {
    expect(searchPath('a'.repeat(500))).toBe(`/search/${'a'.repeat(200)}`);
    expect(searchPath(`${'a'.repeat(199)}😀`)).toBe(`/search/${'a'.repeat(199)}%EF%BF%BD`);
  });
});
