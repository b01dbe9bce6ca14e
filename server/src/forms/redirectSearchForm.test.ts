import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { redirectSearchForm } from './redirectSearchForm.ts';

/** Status and location with which an address is answered. Null if it is left to the router. */
function ask(url: string, method = 'GET') {
  let redirect: unknown = null;
  const response = {
    writeHead: (status: number, { location }: { location: string }) => {
      redirect = [status, location];
    },
    end: () => undefined,
  };
  const isRedirected = redirectSearchForm({ url, method } as IncomingMessage, response as unknown as ServerResponse);
  expect(isRedirected).toBe(redirect !== null);
  return redirect;
}

describe('redirectSearchForm', () => {
  it.each([
    ['/search?q=film+noir', '/search/film%20noir'],
    ['/search?q=AC%2FDC', '/search/AC%2FDC'],
    ['/search?lang=en&q=100%25%22', '/search/100%25%22'],
    ['/search?q=%E0%A4%A', '/search/%EF%BF%BD%25A'],
    ['/search?q=%0d%0aset-cookie:x', '/search/set-cookie%3Ax'],
  ])('redirects %s to %s', (url, location) => {
    expect(ask(url)).toEqual([302, location]);
    expect(ask(url, 'HEAD')).toEqual([302, location]);
  });

  it.each(['/search', '/search?', '/search?q=', '/search?q=+', '/search?q=..', '/search/film?q=x', '/'])(
    'leaves %s to the router',
    (url) => {
      expect(ask(url)).toBeNull();
    },
  );

  it('leaves other methods to the router', () => {
    expect(ask('/search?q=film', 'POST')).toBeNull();
  });
});
