import type { SiteKey } from '@marquee/shared/domain';
import type { FindPost } from './checks/manifests/checkRoutes.ts';

const timeoutMs = 10_000;

/**
 * Makes a function that finds the site of the post with a key, through the api.
 * @param sites keys of the sites to ask. The api refuses those that it does not serve
 * @throws Error if the api fails
 */
export function findPostAt(apiUrl: string, sites: readonly SiteKey[]): FindPost {
  return async (key) => {
    for (const site of sites) {
      const response = await fetch(`${apiUrl}/api/posts/${encodeURIComponent(key)}`, {
        headers: { 'x-marquee-site': site },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.ok) return site;
      if (response.status >= 500) throw new Error(`The api responds with ${response.status}`);
    }
    return null;
  };
}
