import { describe, expect, it } from '@jest/globals';
import { assertPageExists } from '../missing/assertPageExists.ts';
import { listAddress } from './listAddress.ts';
import { pageLinks } from './pageLinks.ts';
import { pageQuery } from './pageQuery.ts';
import { postTypeParameter } from './postTypeParameter.ts';

const request = (address: string) => new Request(new URL(address, 'https://marquee.example'));

/** A function's error. */
function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (reason) {
    return reason;
  }
  throw new Error('Nothing was thrown');
}

function redirectOf(call: () => unknown) {
  const response = thrownBy(call) as Response;
  return [response.status, response.headers.get('location')];
}

const missing = { init: { status: 404 } };

describe('postTypeParameter', () => {
  it.each([
    [undefined, undefined],
    ['articles', 'article'],
    ['galleries', 'gallery'],
    ['videos', 'video'],
  ])('reads %s as %s', (postType, type) => {
    expect(postTypeParameter({ postType }, request('/tag/noir'))).toBe(type);
  });

  it.each([
    ['article', '/tag/noir/article', '/tag/noir/articles'],
    ['gallery', '/search/a%2Fb/gallery?page=2', '/search/a%2Fb/galleries?page=2'],
    ['video', '/search/video/video', '/search/video/videos'],
  ])('permanently redirects the singular %s', (postType, from, to) => {
    expect(redirectOf(() => postTypeParameter({ postType }, request(from)))).toEqual([301, to]);
  });

  it.each(['films', 'Videos', 'constructor', ''])('throws 404 for type %j', (postType) => {
    expect(thrownBy(() => postTypeParameter({ postType }, request('/tag/noir/x')))).toMatchObject(missing);
  });
});

describe('pageQuery', () => {
  it.each([
    ['/tag/noir', 1],
    ['/tag/noir?page=2', 2],
    ['/tag/noir?utm=x&page=12', 12],
  ])('of %s is %i', (address, page) => {
    expect(pageQuery(request(address))).toBe(page);
  });

  it('permanently redirects page 1 to the address without a page', () => {
    expect(redirectOf(() => pageQuery(request('/tag/noir/videos?page=1')))).toEqual([301, '/tag/noir/videos']);
  });

  it.each(['0', '-1', '01', 'two', '', '1.5', '999999'])('throws 404 for page %j', (page) => {
    expect(thrownBy(() => pageQuery(request(`/tag/noir?page=${page}`)))).toMatchObject(missing);
  });
});

describe('assertPageExists', () => {
  it('accepts the pages of a list, and the first page of an empty list', () => {
    expect(() => assertPageExists(3, 3)).not.toThrow();
    expect(() => assertPageExists(1, 0)).not.toThrow();
  });

  it('throws 404 beyond the last page', () => {
    expect(thrownBy(() => assertPageExists(4, 3))).toMatchObject(missing);
    expect(thrownBy(() => assertPageExists(2, 0))).toMatchObject(missing);
  });
});

describe('addresses', () => {
  it('have the plural of the type, and each page number except the first', () => {
    expect(listAddress('/tag/noir')).toBe('/tag/noir');
    expect(listAddress('/tag/noir', 'gallery')).toBe('/tag/noir/galleries');
    expect(listAddress('/tag/noir', 'video', 2)).toBe('/tag/noir/videos?page=2');
    expect(listAddress('/articles', undefined, 3)).toBe('/articles?page=3');
  });

  it.each([
    [1, 1, []],
    [1, 3, [{ rel: 'next', href: '2' }]],
    [
      2,
      3,
      [
        { rel: 'prev', href: '1' },
        { rel: 'next', href: '3' },
      ],
    ],
    [3, 3, [{ rel: 'prev', href: '2' }]],
  ])('of the neighbours of page %i of %i', (page, total, links) => {
    expect(pageLinks(page, total, String)).toEqual(links);
  });
});
