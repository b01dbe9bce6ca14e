import { resolve4, resolve6 } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP } from 'node:net';
import type { OriginalFormat } from '../../../kernel/originals/OriginalStore.ts';
import { isAllowedHost } from './allowedHost.ts';
import { isPublicAddress } from './isPublicAddress.ts';
import { pictureFormat } from './pictureFormat.ts';

/** A picture of another host. */
export type FetchedPicture = { format: OriginalFormat; bytes: Buffer };
export type FetchPicture = (address: string, hosts: readonly string[], signal: AbortSignal) => Promise<FetchedPicture>;

/** Network access, a parameter for tests. */
export type OutsideWorld = {
  /** Resolves all addresses of a host name, once per request. */
  resolve(host: string): Promise<string[]>;
  isPublic(address: string): boolean;
  /** Requests a picture from exactly this address of its host. */
  open(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage>;
  /** Milliseconds until the whole picture must have arrived. */
  timeoutMs: number;
  maxBytes: number;
};

const maxRedirects = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Error for a picture that must not be fetched. */
export class FetchRefusedError extends Error {}

const internet: OutsideWorld = {
  async resolve(host) {
    const found = await Promise.allSettled([resolve4(host), resolve6(host)]);
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  },
  isPublic: isPublicAddress,
  open: (url, address, signal) =>
    new Promise((resolve, reject) => {
      const { hostname, pathname, search } = url;
      const request = get({
        // The request uses the checked address, because a second DNS lookup could return another one.
        host: address,
        servername: hostname,
        path: pathname + search,
        headers: { host: hostname, accept: 'image/webp,image/jpeg,image/png,image/gif', 'user-agent': 'Marquee' },
        agent: false,
        signal,
      });
      request.once('response', resolve);
      request.once('error', reject);
    }),
  timeoutMs: 8_000,
  maxBytes: 10 * 1024 * 1024,
};

/**
 * Makes the function that fetches a picture from an allowed host, over https and from a public address only. Each
 * redirect is checked like the first address. It throws FetchRefusedError for other addresses, and passes network
 * errors on.
 */
export function createFetchPicture(world: OutsideWorld = internet): FetchPicture {
  return async (address, hosts, callerSignal) => {
    const signal = AbortSignal.any([callerSignal, AbortSignal.timeout(world.timeoutMs)]);
    let url = checkedUrl(address, hosts);
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const response = await world.open(url, await publicAddress(url.hostname, world), signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await readPicture(response, world.maxBytes);
      response.destroy();
      if (!redirects.has(statusCode) || !headers.location)
        throw new FetchRefusedError(`${url.host} answers ${statusCode}`);
      url = checkedUrl(new URL(headers.location, url).href, hosts);
    }
    throw new FetchRefusedError(`${url.host} redirects more than ${maxRedirects} times`);
  };
}

/** @throws FetchRefusedError for an address that is not a plain https address of an allowed host */
function checkedUrl(address: string, hosts: readonly string[]): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchRefusedError('no address of the web');
  if (url.username || url.password || url.port) throw new FetchRefusedError('an address with a user or a port');
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) || !isAllowedHost(hosts, url.hostname))
    throw new FetchRefusedError(`${url.hostname} is not on the list`);
  url.protocol = 'https:';
  return url;
}

/** Returns an address of a host after checking that all its addresses are public. */
async function publicAddress(host: string, { resolve, isPublic }: OutsideWorld): Promise<string> {
  const addresses = await resolve(host);
  const [first] = addresses;
  if (!first) throw new FetchRefusedError(`${host} has no address`);
  if (!addresses.every(isPublic)) throw new FetchRefusedError(`${host} has an address that is not public`);
  return first;
}

async function readPicture(response: IncomingMessage, maxBytes: number): Promise<FetchedPicture> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop by a throw destroys the connection.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new FetchRefusedError(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const format = pictureFormat(bytes);
  if (!format) throw new FetchRefusedError('not a picture in an accepted format');
  return { format, bytes };
}
