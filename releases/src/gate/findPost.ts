import { siteKeys } from '@marquee/shared/domain';
import type { FindPost } from './checks/manifests/checkRoutes.ts';

const timeoutMs = 10_000;

/**
 * Asks the api on which site a post has a key.
 * @throws Error when the api does not say
 */
export function findPostAt(apiUrl: string): FindPost {
  return async (key) => {
    for (const site of siteKeys) {
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
