import type { Logger } from 'pino';
import type { ApiAddress } from '../ApiAddress.ts';
import { type FollowOptions, followPurges, type PurgeListener } from './followPurges.ts';

/**
 * Maximum wait in milliseconds for the api to open the purge stream. If the api is away, its content cannot change, so
 * no page becomes outdated.
 */
const purgesMs = 2_000;

/**
 * Starts to follow the api's purge events. Resolves when the stream is open, or after `purgesMs`. Callers wait before
 * they render pages, because a new stream can purge everything.
 * @param options see `FollowOptions`
 */
export async function purgesFollowed(
  api: ApiAddress,
  listeners: readonly PurgeListener[],
  log: Logger,
  signal: AbortSignal,
  options: Pick<FollowOptions, 'after' | 'onStream' | 'readNetwork'> = {},
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const opened = { purge: () => undefined, purgeAll: () => undefined, catchUp: resolve };
  void followPurges(api, [...listeners, opened], log, signal, options);
  const timer = setTimeout(resolve, purgesMs);
  await promise;
  clearTimeout(timer);
}
