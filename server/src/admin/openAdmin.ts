import { hostname } from 'node:os';
import path from 'node:path';
import { LookStore } from '@marquee/releases/gate/looks/LookStore.ts';
import type { ReleaseSet } from '@marquee/releases/releaseSet.ts';
import type { ReleaseServices } from '@marquee/releases/service/openReleaseServices.ts';
import type { Logger } from 'pino';
import { apiOf, type ServerConfig } from '../config.ts';
import { createAwaitPrepared } from '../nodes/awaitPrepared.ts';
import { openNodeStatuses } from '../nodes/openNodeStatuses.ts';
import type { ServedCounts } from '../nodes/ServedCounts.ts';
import { NodeOverrides, type NodeOverridesParts } from '../overrides/NodeOverrides.ts';
import { serverPrograms } from '../serverPrograms.ts';
import type { CanaryRoute } from '../workerMessages.ts';
import type { AdminParts } from './Admin.ts';
import { readCdn } from './readCdn.ts';

type WorkerFacts = {
  set: ReleaseSet;
  /** The canaries that run beside that set. */
  canaries: () => readonly CanaryRoute[];
  readCounts: () => Promise<ServedCounts | null>;
  /** Null if overrides are disabled. */
  overrides: Pick<NodeOverridesParts, 'routes' | 'tickets'> | null;
  log: Logger;
};

/**
 * The dependencies of `adminRoutes` in a worker. The first request loads the release service with its gate, which no page needs, and
 * opens registry and storage.
 */
export function openAdmin(
  config: ServerConfig,
  { set, canaries, readCounts, overrides, log }: WorkerFacts,
): AdminParts {
  let opened: Promise<ReleaseServices> | null = null;
  const open = () => {
    const environment = { ...process.env, API_URL: config.apiUrl };
    const onError = (error: Error) => log.error({ err: error }, 'lost a database connection of the release registry');
    const awaitPrepared = createAwaitPrepared(openNodeStatuses(config, onError));
    opened ??= import('@marquee/releases/service/openReleaseServices.ts')
      .then(({ openReleaseServices }) =>
        openReleaseServices(config, environment, serverPrograms, awaitPrepared, onError),
      )
      .catch((error: unknown) => {
        opened = null;
        throw error;
      });
    return opened;
  };
  return {
    open,
    operatorToken: config.operatorToken,
    incoming: path.join(config.dataDir, 'incoming'),
    looks: new LookStore(path.join(config.dataDir, 'looks')),
    node: () => ({
      name: hostname(),
      pid: process.pid,
      set,
      others: canaries().map(({ part, version, percent }) => ({ part, version, percent })),
    }),
    readCounts,
    readCdn: async () => (config.cdn === 'none' ? [] : readCdn(apiOf(config))),
    follow: async (outcome) => {
      const { followServer } = await import('@marquee/releases/service/awaitRollout.ts');
      return followServer(outcome, (await open()).releases.registry, serverOrigin(config));
    },
    now: Date.now,
    ...(overrides && {
      overrides: new NodeOverrides({ ...overrides, open: async () => (await open()).overrides }),
    }),
  };
}

/** The origin of this node's server. */
export function serverOrigin({ host, port }: Pick<ServerConfig, 'host' | 'port'>): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return `http://${isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
