import cluster from 'node:cluster';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '@marquee/platform/logs/createLog.ts';
import { workerMemoryFlags } from '@marquee/platform/process/memorySettings.ts';
import { returnGarbage } from '@marquee/platform/process/returnGarbage.ts';
import { siteFolderKeys } from '@marquee/platform/sites/siteFolders.ts';
import { LastKnownGood } from '@marquee/releases/LastKnownGood.ts';
import { openReleases } from '@marquee/releases/openReleases.ts';
import type { PartName } from '@marquee/shared/domain';
import { Hosts } from '../address/Hosts.ts';
import { apiOf, readServerConfig } from '../config.ts';
import { SlidingCounts, windowMs } from '../counts/SlidingCounts.ts';
import { readNetworkCopy } from '../network/networkCopy.ts';
import { writeNetworkFile } from '../nodes/networkFile.ts';
import { nodeName, openNodeStatuses } from '../nodes/openNodeStatuses.ts';
import { openNotices } from '../notices/openNotices.ts';
import { ReleaseAcceptance } from '../notices/ReleaseAcceptance.ts';
import { OverrideFleet } from '../overrides/OverrideFleet.ts';
import { removeDamagedPages, storedPagesIn } from '../pages/store/openPageDatabase.ts';
import { tidyNodePages } from '../pages/store/tidyNodePages.ts';
import { NodeReporter } from '../rollback/NodeReporter.ts';
import { serverPrograms } from '../serverPrograms.ts';
import { serverVersion } from '../serverVersion.ts';
import { StackNames } from '../stacks/StackNames.ts';
import { checkApiTrust } from '../upstream/checkApiTrust.ts';
import { isApiReady } from '../upstream/isApiReady.ts';
import { Fleet } from './Fleet.ts';
import { Generation } from './Generation.ts';
import { exitWithInheritedSocket, inheritedSocket } from './inheritedSocket.ts';
import { Reconciler } from './Reconciler.ts';
import { ReleaseFetcher } from './ReleaseFetcher.ts';
import { tellAll } from './tellAll.ts';
import { UnreadyResponder } from './UnreadyResponder.ts';

/** Interval of deleting stored pages that are no longer needed, in milliseconds. */
const tidyMs = 60_000;
/** Maximum wait for the removal of this node's status on shutdown, in milliseconds. */
const statusRemovalMs = 1_000;

// This program is the primary, which keeps workers on the registry's sets and loads no released code.
const config = readServerConfig(process.env);
const log = createLog({ level: config.logLevel, base: { pid: process.pid } });
if (config.overrides === 'on' && !config.operatorToken)
  throw new Error('OVERRIDES=on needs an OPERATOR_TOKEN, which signs the links that open an override.');
if ((config.releaseWebhook || config.releaseAcceptance) && !config.releaseWebhookSecret)
  throw new Error(
    'RELEASE_WEBHOOK and RELEASE_ACCEPTANCE need a RELEASE_WEBHOOK_SECRET, by which the receiver knows that a message is ours.',
  );
await checkApiTrust(apiOf(config));
// Each start has its own folder. A killed server leaves its sockets behind, and containers reuse process ids.
const socketFolder = await mkdtemp(path.join(tmpdir(), 'marquee-'));
process.on('exit', () => rmSync(socketFolder, { recursive: true, force: true }));

let version = await serverVersion();
// Node uses the last value of a repeated flag, so these flags override inherited ones.
cluster.setupPrimary({ exec: serverPrograms.worker, execArgv: [...process.execArgv, ...workerMemoryFlags] });
const releases = await openReleases(config, (error) =>
  log.warn({ err: error }, 'lost a database connection of the release registry'),
);
const socket = inheritedSocket(process.env, process.pid);
const storedPages = storedPagesIn(config.dataDir);
// The primary loads no release, so it takes the sites of this checkout.
const hosts = new Hosts(config, siteFolderKeys());
const networkCopy = await readNetworkCopy(config.dataDir);
if (networkCopy) hosts.use(networkCopy);
/** When workers died. */
const deaths: number[] = [];
const fleet = new Fleet({
  workers: config.workers,
  secrets: {
    OPERATOR_TOKEN: config.operatorToken,
    DATABASE_URL: config.databaseUrl,
    AWS_ACCESS_KEY_ID: config.awsAccessKeyId,
    AWS_SECRET_ACCESS_KEY: config.awsSecretAccessKey,
    AWS_SESSION_TOKEN: config.awsSessionToken,
  },
  socketFolder,
  log,
  inheritedSocket: socket,
  onMessage: (message) => {
    if (message.kind === 'counted') reporter.add(message.counted);
    if (message.kind === 'network') hosts.use(message.data);
    if (message.kind === 'missing') void fetchMissing(message);
  },
  // Reported at once, because a release command waits for this status.
  onPrepared: () => void reporter.step(),
  onDeath: () => void deaths.push(Date.now()),
  standbyMs: config.standbyMinutes * 60_000,
  isApiUp: () => isApiReady(config.apiUrl),
  onCrashing: (set) => {
    reconciler
      .leaveCrashing(set)
      .catch((problem: unknown) => log.error({ err: problem }, 'cannot roll back a set whose workers crash'));
  },
  onCanaryFailed: (canary, error) => {
    reconciler.endCanary(canary, error).catch((problem: unknown) => log.error({ err: problem }, 'cannot end a canary'));
  },
});
const reporter = new NodeReporter({
  node: nodeName(config.port),
  pid: process.pid,
  registry: releases.registry,
  statuses: openNodeStatuses(config, (error) =>
    log.warn({ err: error }, 'lost a database connection of the node statuses'),
  ),
  counts: new SlidingCounts(Date.now),
  stackNames: new StackNames(releases.cache),
  notices: openNotices(config, hosts, releases.registry, log),
  acceptance:
    config.releaseAcceptance && config.releaseWebhookSecret
      ? new ReleaseAcceptance({ url: config.releaseAcceptance, secret: config.releaseWebhookSecret, log })
      : null,
  facts: () => ({
    set: fleet.servedSet,
    prepared: fleet.preparedStatus,
    canaries: fleet.servedCanaries,
    workers: Object.keys(cluster.workers ?? {}).length,
    server: version,
    deaths: deaths.filter((at) => at > Date.now() - windowMs).length,
  }),
  log,
  now: Date.now,
});
const overrides =
  config.overrides === 'on'
    ? new OverrideFleet({
        socketFolder,
        fetch: async (set) => releases.fetchSet(set, await releases.registry.read()),
        makeWorkers: (set, socket, { part, version }) => {
          const environment = { MARQUEE_OVERRIDE: JSON.stringify({ part, version }) };
          return new Generation({ set, count: 1, socket, environment, secrets: {}, onMessage: () => undefined, log });
        },
        onChange: (routes) => fleet.route(routes),
        now: Date.now,
        log,
      })
    : null;
const reconciler = new Reconciler({
  unready: new UnreadyResponder(socket === null ? { host: config.host, port: config.port } : null),
  isServedElsewhere: (set) => reporter.isServedElsewhere(set),
  overrides,
  releases,
  fleet,
  lastKnown: new LastKnownGood(path.join(config.dataDir, 'releases/last-known.json')),
  log,
  pollMs: config.registryPollMs,
});
const fetcher = new ReleaseFetcher({
  ...{ releases, log, now: Date.now },
  ...{ state: () => reconciler.state, read: () => releases.registry.read() },
});
try {
  if (removeDamagedPages(storedPages)) log.warn({ storedPages }, 'removed stored pages, because the file was damaged');
} catch (error) {
  log.warn({ err: error }, 'cannot open the stored pages of this node');
}
setInterval(() => {
  // A set that starts finds its pages as they were left.
  if (fleet.servedSet)
    tidyNodePages(storedPages, fleet.setNames).catch((error: unknown) =>
      log.warn({ err: error }, 'cannot delete stored pages that are no longer needed'),
    );
}, tidyMs).unref();
exitWithInheritedSocket(socket, log);

let isShuttingDown = false;
// A Ctrl-C ends at once, a supervisor's SIGTERM when the open requests are finished.
process.on('SIGINT', () => void shutDown(async () => fleet.stop()));
process.on('SIGTERM', () => void shutDown(leave));
// The server's code has changed on the disk.
process.on('SIGHUP', () => void renew());

returnGarbage();
if (config.metricsPort !== undefined) await startMetrics(config.metricsPort);
await reconciler.start();
await writeNetworkFile(config.dataDir, { port: config.port, apiUrl: config.apiUrl });
void reporter.start();

/** Readers come first: without its port for metrics, the server still serves. */
async function startMetrics(metricsPort: number): Promise<void> {
  const { serveMetrics } = await import('../metrics/serveMetrics.ts');
  await serveMetrics({
    ...{ host: config.metricsHost, port: metricsPort },
    state: () => reconciler.state,
    servedSet: () => fleet.servedSet,
    workers: () => Object.keys(cluster.workers ?? {}).length,
    deaths: () => deaths.length,
    version: () => version,
    isOurs: (domain) => hosts.keyOf(domain) !== null,
    now: Date.now,
  }).catch((error: unknown) =>
    log.error({ err: error, port: metricsPort }, 'cannot serve metrics; set METRICS_PORT to a free port and restart'),
  );
}

async function renew(): Promise<void> {
  if (await fleet.renew()) version = await serverVersion();
}

async function leave(): Promise<void> {
  if (fleet.servedSet) overrides?.apply(new Map(), fleet.servedSet);
  await fleet.leave(config.shutdownDelaySeconds * 1_000);
}

async function shutDown(end: () => Promise<void>): Promise<void> {
  if (isShuttingDown) return;
  isShuttingDown = true;
  reconciler.stop();
  // Removed first, so that no other node sees the status of a stopped node.
  const removal = reporter.stop().catch(() => undefined);
  await end();
  await Promise.race([removal, new Promise((resolve) => setTimeout(resolve, statusRemovalMs))]);
  process.exit(0);
}

/** Fetches a release for a browser, and sends all workers the outcome. */
async function fetchMissing({ part, version }: { part: PartName; version: string }): Promise<void> {
  await fetcher.fetch(part, version);
  tellAll({ kind: 'fetched', part, version });
}
