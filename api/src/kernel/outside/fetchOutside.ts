import { resolve4, resolve6 } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { isAllowedHost } from './allowedHost.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** Network access, a parameter for tests. */
export type OutsideWorld = {
  /** Resolves all addresses of a host name, once per request. Returns an empty list for a host that does not exist. */
  resolve(host: string): Promise<string[]>;
  isPublic(address: string): boolean;
  /** Requests a file from exactly this address of its host. */
  open(url: URL, address: string, signal: AbortSignal, accept: string, method: Method): Promise<IncomingMessage>;
  /** Milliseconds until the whole file must have arrived. */
  timeoutMs: number;
  maxBytes: number;
};

/** `HEAD` asks for the headers of a file only. */
type Method = 'GET' | 'HEAD';

const maxRedirects = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Error for a file that must not be fetched. */
export class FetchRefusedError extends Error {}

/** Error for a host that does not exist. */
export class HostNotFoundError extends FetchRefusedError {}

/** Errors of the resolver for a name that does not exist, or that has no address. */
const missingHost: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/** Access to the internet, as the running api has it. */
export const internet: OutsideWorld = {
  async resolve(host) {
    const found = await Promise.allSettled([resolve4(host), resolve6(host)]);
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    // A resolver that does not respond says nothing about the host.
    for (const one of found)
      if (addresses.length === 0 && one.status === 'rejected' && !missingHost.has(one.reason?.code)) throw one.reason;
    return addresses;
  },
  isPublic: isPublicAddress,
  open: (url, address, signal, accept, method) =>
    new Promise((resolve, reject) => {
      const { hostname, pathname, search } = url;
      const sent = request({
        method,
        // The request uses the checked address, because a second DNS lookup could return another one.
        host: address,
        servername: hostname,
        path: pathname + search,
        headers: { host: hostname, accept, 'user-agent': 'Marquee' },
        agent: false,
        signal,
      });
      sent.once('response', resolve);
      sent.once('error', reject);
      sent.end();
    }),
  timeoutMs: 8_000,
  maxBytes: 10 * 1024 * 1024,
};

export type FetchOptions = {
  /** Hosts that may be called, also by redirects. `any` allows all hosts with public addresses. */
  hosts: readonly string[] | 'any';
  /** Value of the header `accept`. */
  accept: string;
  signal: AbortSignal;
  /** `GET` by default. */
  method?: Method;
};

/** A file of another host, while it arrives. */
type FetchedFile = { url: URL; contentType: string; body: IncomingMessage };

/**
 * Requests a file of an allowed host, over https and from a public address only. Each redirect is checked like the first
 * address. The caller limits how much of the body it reads, and destroys the rest.
 * @throws FetchRefusedError for other addresses, and for a response other than 200. Passes network errors on
 */
export async function fetchOutside(world: OutsideWorld, address: string, options: FetchOptions): Promise<FetchedFile> {
  const { url, response } = await requestOutside(world, address, options);
  const { statusCode, headers } = response;
  if (statusCode === 200) return { url, contentType: headers['content-type'] ?? '', body: response };
  response.destroy();
  throw new FetchRefusedError(`${url.host} answers ${statusCode}`);
}

/**
 * Requests an address under the rules of `fetchOutside`, and returns the first response that is no redirect. The caller
 * destroys the response.
 */
export async function requestOutside(
  world: OutsideWorld,
  address: string,
  { hosts, accept, signal: callerSignal, method = 'GET' }: FetchOptions,
): Promise<{ url: URL; response: IncomingMessage }> {
  const signal = AbortSignal.any([callerSignal, AbortSignal.timeout(world.timeoutMs)]);
  let url = checkedUrl(address, hosts);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await world.open(url, await publicAddress(url.hostname, world), signal, accept, method);
    const { statusCode = 0, headers } = response;
    if (!redirects.has(statusCode) || !headers.location) return { url, response };
    response.destroy();
    url = checkedUrl(new URL(headers.location, url).href, hosts);
  }
  throw new FetchRefusedError(`${url.host} redirects more than ${maxRedirects} times`);
}

/**
 * Returns the https URL of an address, which may begin with `http:`.
 * @throws FetchRefusedError for an address with a user, a port or an IP address, and for a host that is not allowed
 */
function checkedUrl(address: string, hosts: readonly string[] | 'any'): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new FetchRefusedError('the address is not an http or https URL');
  if (url.username || url.password || url.port) throw new FetchRefusedError('the address has a user or a port');
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) || (hosts !== 'any' && !isAllowedHost(hosts, url.hostname)))
    throw new FetchRefusedError(`${url.hostname} is not on the list`);
  url.protocol = 'https:';
  return url;
}

/** Returns an address of a host after checking that all its addresses are public. */
async function publicAddress(host: string, { resolve, isPublic }: OutsideWorld): Promise<string> {
  const addresses = await resolve(host);
  const [first] = addresses;
  if (!first) throw new HostNotFoundError(`${host} has no address`);
  if (!addresses.every(isPublic)) throw new FetchRefusedError(`${host} has an address that is not public`);
  return first;
}
