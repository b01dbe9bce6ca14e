import cluster from 'node:cluster';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLog } from '@marquee/platform/logs/createLog.ts';
import { returnGarbage } from '@marquee/platform/process/returnGarbage.ts';
import { compileCacheOf } from '@marquee/platform/programs/preparePrograms.ts';
import { LastKnownGood } from '@marquee/releases/LastKnownGood.ts';
import { openReleases } from '@marquee/releases/openReleases.ts';
import type { PartName } from '@marquee/shared/domain';
import { readServerConfig } from '../config.ts';
import { SlidingCounts, windowMs } from '../counts/SlidingCounts.ts';
import { writeNetworkFile } from '../nodes/networkFile.ts';
import { nodeName, openNodeStatuses } from '../nodes/openNodeStatuses.ts';
import { openNotices } from '../notices/openNotices.ts';
import { ReleaseAcceptance } from '../notices/ReleaseAcceptance.ts';
import { OverrideFleet } from '../overrides/OverrideFleet.ts';
import { removeOtherPages, storedPagesIn } from '../pages/PagesOnDisk.ts';
import { NodeReporter } from '../rollback/NodeReporter.ts';
import { serverVersion } from '../serverVersion.ts';
import { StackNames } from '../stacks/StackNames.ts';
import { isApiReady } from '../upstream/isApiReady.ts';
import { Fleet } from './Fleet.ts';
import { Generation } from './Generation.ts';
import { Handover } from './Handover.ts';
import { KeeperLink } from './KeeperLink.ts';
import { LatestPagesFile } from './LatestPagesFile.ts';
import { ListeningPort } from './ListeningPort.ts';
import { liveSocketName } from './portGeneration.ts';
import { prepareWorkers } from './prepareWorkers.ts';
import { Reconciler } from './Reconciler.ts';
import { ReleaseFetcher } from './ReleaseFetcher.ts';
import { tellAll } from './tellAll.ts';

/** Interval of keeping the list of the latest pages, and of removing stored pages that nobody needs from the disk. */
const latestPagesMs = 5_000;
/** Longest wait, on shutdown, for the removal of this node's status. */
const statusRemovalMs = 1_000;

// To be compiled ahead, it is loaded and does nothing (`compileAhead`).
if (process.env.MARQUEE_ONLY_COMPILES) process.exit();

/** The primary: it loads no app code, gives its workers the keeper's socket, and keeps them on the registry's sets. */
const config = readServerConfig(process.env);
const log = createLog({ level: config.logLevel, base: { pid: process.pid } });
if (config.overrides === 'on' && !config.operatorToken)
  throw new Error('OVERRIDES=on needs an OPERATOR_TOKEN, which signs the links that open an override.');
if ((config.releaseWebhook || config.releaseAcceptance) && !config.releaseWebhookSecret)
  throw new Error(
    'RELEASE_WEBHOOK and RELEASE_ACCEPTANCE need a RELEASE_WEBHOOK_SECRET, by which the receiver knows that a message is ours.',
  );
// Each start has its own: a killed one leaves its sockets behind, and a container gives the same process ids again.
const socketFolder = await mkdtemp(path.join(tmpdir(), 'marquee-'));
process.on('exit', () => rmSync(socketFolder, { recursive: true, force: true }));

let version = await serverVersion();
// Workers begin with the code as the ones before have compiled it.
process.env.NODE_COMPILE_CACHE = compileCacheOf(config.dataDir);

const preparing = prepareWorkers(config.dataDir, log);
const releases = await openReleases(config, (error) =>
  log.warn({ err: error }, 'lost a database connection of the release registry'),
);
const keeper = new KeeperLink();
const handover = new Handover(keeper);
/** A successor decides nothing before its predecessor has ended to, and a predecessor nothing after that. */
let phase: 'coming' | 'deciding' | 'retired' = keeper.isSuccessor ? 'coming' : 'deciding';
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
  port: new ListeningPort(keeper, { host: config.host, port: config.port }),
  isSuccessor: keeper.isSuccessor,
  onServing: () => void begin(),
  onRefused: ({ error }) => giveUp(error),
  onMessage: (message) => {
    if (message.kind === 'counted') reporter.add(message.counted);
    if (message.kind === 'latest') fleet.noteLatestPages(message.keys);
    if (message.kind === 'missing') void fetchMissing(message);
  },
  // Told at once: somebody waits for it.
  onPrepared: () => void (phase === 'deciding' && reporter.step()),
  onDeath: () => void deaths.push(Date.now()),
  standbyMs: config.standbyMinutes * 60_000,
  isApiUp: () => isApiReady(config.apiUrl),
  onCrashing: (set) => {
    if (phase !== 'deciding') return giveUp(new Error('The workers of a set die again and again'));
    reconciler
      .leaveCrashing(set)
      .catch((problem: unknown) => log.error({ err: problem }, 'cannot leave a set whose workers die'));
  },
  onCanaryFailed: (canary, error) => {
    if (phase !== 'deciding') return giveUp(error);
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
  notices: openNotices(config, releases.registry, log),
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
const latestPagesFile = new LatestPagesFile(path.join(config.dataDir, 'latest-pages.json'), log);
fleet.noteLatestPages(await (keeper.isSuccessor ? handover.latestPages() : latestPagesFile.read()));
setInterval(() => {
  // The set that starts finds its pages as they were left.
  if (phase !== 'deciding' || !fleet.servedSet) return;
  void latestPagesFile.keep(fleet.latestPages);
  removeOtherPages(storedPagesIn(config.dataDir), fleet.setNames).catch((error: unknown) =>
    log.warn({ err: error }, 'cannot remove stored pages from the disk'),
  );
}, latestPagesMs).unref();

let isShuttingDown = false;
// A Ctrl-C ends at once, a supervisor's SIGTERM when the open requests are finished.
process.on('SIGINT', () => void shutDown(async () => fleet.stop()));
process.on('SIGTERM', () => void shutDown(leave));
// The server's code has changed on the disk.
process.on('SIGHUP', () => void renew());

await preparing;
returnGarbage();
await reconciler.start();
await writeNetworkFile(config.dataDir, { port: config.port, apiUrl: config.apiUrl });
if (phase === 'deciding') void reporter.start();

async function renew(): Promise<void> {
  const goBack = await prepareWorkers(config.dataDir, log);
  if (await fleet.renew()) version = await serverVersion();
  // A worker that dies is followed by one with the code that serves.
  else goBack();
}

/** The first set serves here. */
async function begin(): Promise<void> {
  if (keeper.isSuccessor) {
    reporter.goOn(await handover.takeOver(path.join(socketFolder, liveSocketName)));
    phase = 'deciding';
    void reporter.start();
  } else keeper.serving();
  handover.expectSuccessor({
    latestPages: () => fleet.latestPages,
    release: () => {
      phase = 'retired';
      reconciler.stop();
      return reporter.retire();
    },
    retire: async (liveSocket) => {
      endOverrides();
      await fleet.retire(liveSocket);
      process.exit(0);
    },
  });
}

/** A successor that fails before it is in charge: its predecessor goes on, and nothing is held against any release. */
function giveUp(error: unknown): void {
  if (phase !== 'coming') return;
  log.fatal({ err: error }, 'the new primary cannot take over');
  fleet.stop();
  process.exit(1);
}

async function leave(): Promise<void> {
  endOverrides();
  await fleet.leave(config.shutdownDelaySeconds * 1_000);
}

function endOverrides(): void {
  if (fleet.servedSet) overrides?.apply(new Map(), fleet.servedSet);
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

/** Fetches a release for a browser, and tells all workers that it is here or cannot be. */
async function fetchMissing({ part, version }: { part: PartName; version: string }): Promise<void> {
  await fetcher.fetch(part, version);
  tellAll({ kind: 'fetched', part, version });
}
