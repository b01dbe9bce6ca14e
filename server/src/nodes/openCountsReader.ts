import type { Logger } from 'pino';
import { aggregateStatus } from './aggregateStatus.ts';
import type { NodeStatuses } from './NodeStatus.ts';
import { openNodeStatuses } from './openNodeStatuses.ts';
import type { ServedCounts } from './ServedCounts.ts';

/**
 * Returns a reader of the counts of all nodes. The store is opened at the first call.
 * @returns null while they cannot be read
 */
export function openCountsReader(
  config: { databaseUrl?: string; dataDir: string },
  log: Logger,
): () => Promise<ServedCounts | null> {
  let statuses: NodeStatuses | null = null;
  return async () => {
    statuses ??= openNodeStatuses(config, (error) =>
      log.warn({ err: error }, 'lost a database connection of the node statuses'),
    );
    const now = Date.now();
    try {
      return aggregateStatus(await statuses.read(now), now);
    } catch (error) {
      log.error({ err: error }, 'cannot read the node statuses');
      return null;
    }
  };
}
