import { type CacheKey, pageOfKey } from '../address/cacheKey.ts';
import type { PageRequest } from '../address/PageRequest.ts';
import type { PageResponse } from './PageResponse.ts';

/**
 * Renders the pages that readers of the node requested last, so that the first readers of a new set or a new worker do not wait for them.
 * A page that fails is left to its readers.
 * @param isOver returns true when the time for it is over
 * @returns how many were rendered
 */
export async function warmPages(
  render: (request: PageRequest) => Promise<PageResponse>,
  keys: readonly CacheKey[],
  isOver: () => boolean,
): Promise<number> {
  let count = 0;
  for (const key of keys) {
    if (isOver()) break;
    const request = pageOfKey(key);
    if (!request) continue;
    await render(request).catch(() => undefined);
    count += 1;
  }
  return count;
}
