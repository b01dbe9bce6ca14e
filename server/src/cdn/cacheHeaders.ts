import type { CdnVendor } from '@marquee/platform/cdn/cdn.ts';
import { schemeHeader } from './schemeHeader.ts';

/** Seconds for which the CDN may serve an expired page while it asks for a new one. */
const revalidateSeconds = 30;
/** Seconds for which the CDN may serve an expired page while no server responds. */
const errorSeconds = 86_400;

const varyByScheme = `Accept-Encoding, ${schemeHeader}`;

/**
 * Returns the headers of a response that the CDN may store. `Cache-Control` stays as it is for browsers, which
 * revalidate each time.
 * @param seconds lifetime
 */
export function cacheHeaders(cdn: CdnVendor, tags: readonly string[], seconds: number): Record<string, string> {
  const times = `max-age=${seconds}, stale-while-revalidate=${revalidateSeconds}, stale-if-error=${errorSeconds}`;
  switch (cdn) {
    case 'fastly':
      return { 'surrogate-control': times, 'surrogate-key': tags.join(' '), vary: varyByScheme };
    case 'varnish':
      return { 'surrogate-control': times, xkey: tags.join(' '), vary: varyByScheme };
    case 'cloudflare':
      return {
        'cloudflare-cdn-cache-control': `public, ${times}`,
        'cache-tag': tags.join(','),
        vary: 'Accept-Encoding',
      };
  }
}
