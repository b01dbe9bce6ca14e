import { ReleaseService, type ReleaseServiceParts } from '@marquee/releases/service/ReleaseService.ts';
import { createAwaitPrepared } from '@marquee/server/nodes/awaitPrepared.ts';
import type { NodeStatuses } from '@marquee/server/nodes/NodeStatus.ts';
import { openNodeStatuses } from '@marquee/server/nodes/openNodeStatuses.ts';
import type { BenchNetwork } from '../withNetwork.ts';

/**
 * Returns a release service for a network of the bench.
 * @param evaluate replaces the gate, which has its own figures (`npm run gate`)
 */
export function benchService(
  { folder, releases, environment }: BenchNetwork,
  evaluate: ReleaseServiceParts['evaluate'],
): { service: ReleaseService; statuses: NodeStatuses } {
  const { DATABASE_URL: databaseUrl } = environment;
  const settings = databaseUrl === undefined ? { dataDir: folder } : { dataDir: folder, databaseUrl };
  // Ignores errors, because some benches kill the database.
  const statuses = openNodeStatuses(settings, () => undefined);
  const retention = { keepDays: 30, keepCount: 20 };
  const awaitPrepared = createAwaitPrepared(statuses);
  // The releases of a bench differ only in a text, so they always fit each other.
  const checkFit = async () => [];
  return {
    service: new ReleaseService({ releases, evaluate, checkFit, awaitPrepared, retention, now: Date.now }),
    statuses,
  };
}
