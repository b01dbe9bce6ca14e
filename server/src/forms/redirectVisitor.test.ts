import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { Hosts } from '../address/Hosts.ts';
import { redirectVisitor } from './redirectVisitor.ts';

const hosts = new Hosts({ marqueeDomain: 'localhost', publicProtocol: 'http', port: 3000 }, siteFolderKeys());

/** Returns the address that a visitor is redirected to, or null if the router handles the request. */
function ask(url: string, { host = 'vocal.localhost:3000', cookie = '', method = 'GET' } = {}) {
  let redirect: unknown = null;
  const response = {
    writeHead: (status: number, headers: Record<string, string>) => {
      redirect = [status, headers.location, headers['cache-control']];
    },
    end: () => undefined,
  };
  const request = { url, method, headers: { host, cookie } } as IncomingMessage;
  expect(redirectVisitor(request, response as unknown as ServerResponse, hosts)).toBe(redirect !== null);
  return redirect;
}

describe('a visitor of the creator platform', () => {
  it.each([
    ['/', '/auth'],
    ['/vocal', '/auth?next=%2Fvocal'],
    ['/vocal?page=2', '/auth?next=%2Fvocal%3Fpage%3D2'],
    ['/vocal/posts/7', '/auth?next=%2Fvocal%2Fposts%2F7'],
  ])('is redirected from %s to %s, and the redirect is not stored', (url, location) => {
    expect(ask(url)).toEqual([302, location, 'private, no-store']);
    expect(ask(url, { cookie: 'scheme=dark; xmarquee_session=1' })).toEqual([302, location, 'private, no-store']);
  });

  it.each(['marquee_session=1', 'scheme=dark; __Host-marquee_session=1', '__Secure-marquee_session=1'])(
    'with the cookie %s is let through, since the api checks the session',
    (cookie) => {
      expect(ask('/vocal', { cookie })).toBeNull();
    },
  );

  it('gets every other page and host unchanged', () => {
    for (const url of ['/auth', '/vocalist', '/terms-of-use', '//vocal']) expect(ask(url)).toBeNull();
    expect(ask('/vocal', { host: 'beat.localhost:3000' })).toBeNull();
    expect(ask('/vocal', { method: 'POST' })).toBeNull();
  });
});
