import { type CacheKey, pageKey, pageOfKey } from '../address/cacheKey.ts';
import type { PageRequest } from '../address/PageRequest.ts';
import type { PageCache, StoredPage } from './PageCache.ts';
import type { PageService } from './PageService.ts';

/** Renders a page into the cache. @throws the reason of the renderer, and not the error page in its place */
export function renderInto(
  cache: PageCache,
  pages: Pick<PageService, 'render'>,
): (request: PageRequest) => Promise<StoredPage> {
  return async (request) => {
    const failure: { error?: unknown } = {};
    const page = await cache.get(pageKey(request), async () => {
      try {
        return await pages.render(request);
      } catch (error) {
        failure.error = error;
        throw error;
      }
    });
    if ('error' in failure) throw failure.error;
    return page;
  };
}

/**
 * Renders the pages that readers read last with another set, so that they do not wait for them with this one. A page that fails is
 * for its readers to meet.
 * @param isOver whether the time for it is
 * @returns how many were rendered
 */
export async function warmPages(
  render: (request: PageRequest) => Promise<StoredPage>,
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
