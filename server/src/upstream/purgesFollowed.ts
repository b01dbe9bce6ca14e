import type { Logger } from 'pino';
import { followPurges, type PurgeListener } from './followPurges.ts';

/** Longest wait for the stream of purges: without the api, pages cannot be outdated either. */
const purgesMs = 2_000;

/** Resolves when the stream of purges is open: a page that is rendered before would be outdated by its beginning. */
export async function purgesFollowed(
  apiUrl: string,
  listeners: readonly PurgeListener[],
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  void followPurges(apiUrl, [...listeners, { purge: () => 0, purgeAll: resolve }], log, signal);
  const timer = setTimeout(resolve, purgesMs);
  await promise;
  clearTimeout(timer);
}
