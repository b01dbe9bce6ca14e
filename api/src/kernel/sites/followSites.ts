import type { FastifyBaseLogger } from 'fastify';
import { everything } from '../cache/cacheTags.ts';
import type { PurgeListener } from '../purges/PurgeListener.ts';
import type { Sites } from './Sites.ts';

const retryMs = 1_000;

/** Reads the sites again after each change of their table, which purges everything. Retries until they are read. @returns a function that ends it */
export function followSites(sites: Sites, purges: PurgeListener, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  let timer: NodeJS.Timeout | undefined;
  const refresh = () => {
    clearTimeout(timer);
    sites.refresh().catch((error: unknown) => {
      log.warn({ err: error }, 'cannot read the sites; trying again');
      timer = setTimeout(refresh, retryMs);
      timer.unref();
    });
  };
  const unsubscribe = purges.subscribe(({ tags }) => {
    if (tags.includes(everything)) refresh();
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
