import type { IncomingMessage } from 'node:http';
import type { HostKey } from '@marquee/shared/domain';
import type { ColourScheme } from '@marquee/shell/serverContract';
import type { PageRequest } from '../address/PageRequest.ts';
import type { PagePath } from '../address/readAddress.ts';
import type { PageService } from './PageService.ts';

/** The reader's choice of light or dark, from the one cookie that a reader site ever sets, by the reader's own click. */
function colourScheme(cookie = ''): ColourScheme {
  const [, scheme] = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/.exec(cookie) ?? [];
  return scheme === 'light' || scheme === 'dark' ? scheme : 'auto';
}

/** The requested page of a site, or its other address. */
export function readPageRequest(
  { headers }: IncomingMessage,
  host: HostKey,
  { path, query }: { path: PagePath; query: string },
  { addresses }: Pick<PageService, 'addresses'>,
): PageRequest | { redirectTo: string } {
  const address = addresses.of(host, path, query);
  return typeof address === 'string' ? { host, address, colourScheme: colourScheme(headers.cookie) } : address;
}
