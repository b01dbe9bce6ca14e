import { describe, expect, it } from '@jest/globals';
import { PageAddresses } from './PageAddresses.ts';
import { pagePath } from './readAddress.ts';

const addresses = new PageAddresses((host, path) => {
  if (host === 'vocal') return [];
  return path === '/a-post' ? ['autoplay'] : path === '/category/film' ? ['page'] : [];
});
const of = (path: string, query: string) => addresses.of('beat', pagePath(path), query);

describe('PageAddresses', () => {
  it.each([
    ['/a-post', '', '/a-post'],
    ['/a-post', 'utm_source=mail&x=1', '/a-post'],
    ['/a-post', 'autoplay=true', '/a-post?autoplay=true'],
    ['/a-post', 'utm_source=mail&autoplay=true', '/a-post?autoplay=true'],
    ['/a-post', 'autoplay=1', '/a-post'],
    ['/category/film', 'page=2', '/category/film?page=2'],
    ['/category/film', 'page=2&page=3&x=y', '/category/film?page=2'],
    ['/about', 'homepage=2', '/about'],
  ])('of %s with %j is %s', (path, query, address) => {
    expect(of(path, query)).toBe(address);
  });

  it.each(['two', '', '-1', '1e3', '100000', '02', '2;3'])('treats the page %j as one that no list has', (page) => {
    expect(of('/category/film', new URLSearchParams({ page }).toString())).toBe('/category/film?page=0');
  });

  it.each([
    ['/a-post', 'page=7', '/a-post'],
    ['/a-post', 'page=7&utm_source=mail', '/a-post?utm_source=mail'],
    ['/about', 'autoplay=true', '/about'],
    ['/category/film', 'autoplay=true&page=2', '/category/film?page=2'],
  ])('redirects %s with %j, because the route has no such argument', (path, query, redirectTo) => {
    expect(of(path, query)).toEqual({ redirectTo });
  });

  it('uses the routes of the host', () => {
    expect(addresses.of('vocal', pagePath('/category/film'), 'page=2')).toEqual({ redirectTo: '/category/film' });
  });

  it('passes every argument to routes of a release that does not list them', () => {
    expect(new PageAddresses().of('beat', pagePath('/about'), 'page=2')).toBe('/about?page=2');
  });
});
