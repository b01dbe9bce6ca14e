import { pageTag } from '@marquee/platform/cdn/cdn.ts';
import type { CdnSettings } from '../config/cdnSettings.ts';

/** A call to a CDN. */
export type CdnCall = { url: string; method: string; headers: Record<string, string>; body?: string };

/** A cache that gets purges: a service, a zone, or one server. */
export type CdnTarget = {
  /** Names it on the status page and in its row. Has no secret. */
  name: string;
  /** Maximum number of tags in one call. */
  maxTags: number;
  /** The call that purges the pages with one of these tags, so that none of them is served once more. */
  purge(tags: readonly string[]): CdnCall;
  /** The call that makes all pages stale, where the CDN can: each is served until it is fetched again. */
  purgeAll(): CdnCall;
};

/** Returns the caches that get purges. Empty without a CDN. */
export function cdnTargetsOf({ cdn, token, service, addresses }: CdnSettings): CdnTarget[] {
  const [address] = addresses;
  if (cdn === 'varnish') return addresses.map(varnishTarget);
  if (cdn === 'fastly') return [fastlyTarget(service, token, address)];
  if (cdn === 'cloudflare') return [cloudflareTarget(service, token, address)];
  return [];
}

const json = { 'content-type': 'application/json', accept: 'application/json' };

/** @param service id of the service @param token with the scope `purge_select` */
export function fastlyTarget(service: string, token: string, address = 'https://api.fastly.com'): CdnTarget {
  const call = (tags: readonly string[], headers: Record<string, string> = {}): CdnCall => ({
    url: `${address}/service/${service}/purge`,
    method: 'POST',
    headers: { ...json, 'fastly-key': token, ...headers },
    body: JSON.stringify({ surrogate_keys: tags }),
  });
  return {
    name: `fastly ${service}`,
    maxTags: 256,
    purge: (tags) => call(tags),
    purgeAll: () => call([pageTag], { 'fastly-soft-purge': '1' }),
  };
}

/** @param zone id of the zone @param token with the permission “Cache Purge” */
export function cloudflareTarget(
  zone: string,
  token: string,
  address = 'https://api.cloudflare.com/client/v4',
): CdnTarget {
  const purge = (tags: readonly string[]): CdnCall => ({
    url: `${address}/zones/${zone}/purge_cache`,
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ tags }),
  });
  return { name: `cloudflare ${zone}`, maxTags: 30, purge, purgeAll: () => purge([pageTag]) };
}

/** @param address of a Varnish server with docs/examples/varnish.vcl */
export function varnishTarget(address: string): CdnTarget {
  const call = (name: string, tags: readonly string[]): CdnCall => ({
    url: `${address}/`,
    method: 'PURGE',
    headers: { [name]: tags.join(' ') },
  });
  return {
    name: `varnish ${new URL(address).host}`,
    maxTags: 256,
    purge: (tags) => call('xkey-purge', tags),
    purgeAll: () => call('xkey-softpurge', [pageTag]),
  };
}
