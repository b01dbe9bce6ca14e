import { describe, expect, it } from '@jest/globals';
import { searchAddress, searchedTerm } from './searchedTerm.ts';

const guitars = '\u{1f3b8}'.repeat(150);

describe('the term in the path of a search page', () => {
  it.each([
    ['/search/drums', 'drums'],
    ['/search/The%20Last%20Reel', 'The Last Reel'],
    ['/search/a%2Fb', 'a/b'],
    ['/search/100%25', '100%'],
    ['/search/%252F', '%2F'],
    ['/search/%22a%20phrase%22/videos', '"a phrase"'],
    ["/search/it's", "it's"],
    ['/search/%F0%9F%8E%B8', '\u{1f3b8}'],
    ['/search/%D7%A9%D7%9C%D7%95%D7%9D', 'שלום'],
    ['/search/%E0%A4%A', '%E0%A4%A'],
    ['/search/%00drums%0A%0Dand%09bass%20', 'drums and bass'],
    ['/search/%20', ''],
    ['/search/', ''],
    ['/search/%3Cscript%3E', '<script>'],
  ])('%s is %j', (pathname, term) => {
    expect(searchedTerm(pathname)).toEqual({ term, isCut: false });
  });

  it("is cut to the api's limit, and says so", () => {
    expect(searchedTerm(`/search/${'x'.repeat(201)}`)).toEqual({ term: 'x'.repeat(200), isCut: true });
    expect(searchedTerm(`/search/${'x'.repeat(200)}`).isCut).toBe(false);
  });

  it('is not cut within a character', () => {
    const { term } = searchedTerm(`/search/${encodeURIComponent(`x${guitars}`)}`);
    expect(term).toBe(`x${'\u{1f3b8}'.repeat(99)}`);
    expect(() => encodeURIComponent(term)).not.toThrow();
  });
});

describe('the address of a search', () => {
  it.each(['a/b', '100%', '%2F', '"a phrase"', '\u{1f3b8}', 'x?page=2#y'])('gives the term %j back', (term) => {
    expect(searchedTerm(new URL(searchAddress(term), 'https://marquee.example').pathname).term).toBe(term);
  });
});
