import type { IncomingMessage } from 'node:http';
import type { HostKey } from '@marquee/shared/domain';
import type { ColourScheme } from '../app/document.ts';
import type { PageRequest } from './PageService.ts';

/** Longest address that is looked at; longer ones are an attack or a mistake. */
export const maxAddressLength = 2_000;

/** The reader's choice of light or dark, from the one cookie that a reader site ever sets, by the reader's own click. */
function colourScheme(cookie = ''): ColourScheme {
  const [, scheme] = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/.exec(cookie) ?? [];
  return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}

/** What page of a site is asked for; null when the address is not one. */
export function readPageRequest({ url = '', headers }: IncomingMessage, key: HostKey): PageRequest | null {
  const address = URL.parse(url, 'http://x');
  if (!address) return null;
  const { pathname, searchParams: search } = address;
  return { key, pathname, search, colourScheme: colourScheme(headers.cookie) };
}
