import type { Logger } from 'pino';
import { followPurges, type PurgeListener } from './followPurges.ts';

/** Maximum wait for the stream of purges, in milliseconds. Without the api, pages cannot become outdated either. */
const purgesMs = 2_000;

/**
 * Resolves when the stream of purges is open: a page that is rendered before would be outdated by its beginning.
 * @param after see `FollowOptions`
 */
export async function purgesFollowed(
  apiUrl: string,
  listeners: readonly PurgeListener[],
  log: Logger,
  signal: AbortSignal,
  after?: number,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const opened = { purge: () => undefined, purgeAll: () => undefined, catchUp: resolve };
  void followPurges(apiUrl, [...listeners, opened], log, signal, { after });
  const timer = setTimeout(resolve, purgesMs);
  await promise;
  clearTimeout(timer);
}
