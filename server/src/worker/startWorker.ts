import cluster from 'node:cluster';
import { createLog } from '@marquee/platform/logs/createLog.ts';
import { returnGarbage } from '@marquee/platform/process/returnGarbage.ts';
import { type ReleaseSet, releaseSetName, releaseSetSchema } from '@marquee/releases/releaseSet.ts';
import type { Logger } from 'pino';
import { ClientAddresses } from '../address/ClientAddresses.ts';
import { openAdmin } from '../admin/openAdmin.ts';
import { MissingReleases } from '../assets/MissingReleases.ts';
import { awaitSettings } from '../awaitSettings.ts';
import { CanaryProxy } from '../canary/CanaryProxy.ts';
import { LiveProxy } from '../canary/LiveProxy.ts';
import { apiOf, readServerConfig, type ServerConfig } from '../config.ts';
import { CollectedHeap } from '../counts/CollectedHeap.ts';
import { WorkerCounts } from '../counts/WorkerCounts.ts';
import { FormerAddresses } from '../former/FormerAddresses.ts';
import type { WorkerMetrics } from '../metrics/WorkerMetrics.ts';
import { openCountsReader } from '../nodes/openCountsReader.ts';
import { OverrideTickets } from '../overrides/OverrideTickets.ts';
import { overriddenSchema } from '../overrides/overridden.ts';
import { SmallerPages } from '../pages/compression/SmallerPages.ts';
import { plainBody } from '../pages/PageBodies.ts';
import { receiveSecrets } from '../primary/receiveSecrets.ts';
import { RequestWatch } from '../requests/RequestWatch.ts';
import { TicketService } from '../tickets/TicketService.ts';
import type { CanaryRoute, OverrideRoute, ToPrimary, ToWorker } from '../workerMessages.ts';
import { type AssembledSet, assembleSet } from './assembleSet.ts';
import { createServer } from './createServer.ts';
import { type ListenTarget, ReaderConnections } from './ReaderConnections.ts';
import { WorkerLife } from './WorkerLife.ts';
import { WorkerPages } from './WorkerPages.ts';

/** Maximum time for which a reader may accept no bytes of a response, in milliseconds. */
const unreadMs = 30_000;
/** Intervals at which the worker sends its counts and its heartbeat to the primary, in milliseconds. */
const countsMs = 1_000;
const heartbeatMs = 1_000;
/** Interval at which the worker sends its metrics, in milliseconds. A worker that is killed loses those of one interval. */
const metricsMs = 2_000;

const send = (message: ToPrimary) => process.send?.(message);

/** Runs one worker: loads its release set, renders the probe pages, serves until the primary tells it to drain, then exits. */
export async function startWorker(): Promise<void> {
  await awaitSettings();
  const config = readServerConfig({ ...process.env, ...(await receiveSecrets()) });
  const set = releaseSetSchema.parse(JSON.parse(process.env.MARQUEE_RELEASE_SET ?? 'null'));
  const log = createLog({ level: config.logLevel, base: { pid: process.pid, releaseSet: releaseSetName(set) } });
  const basis = {
    config,
    set,
    log,
    addresses: new ClientAddresses(config.trustProxy, process.env.MARQUEE_SOCKET !== undefined),
  };
  const content = await startContent(basis);
  const routes = new Routes(config, basis.addresses, log);
  const missing = new MissingReleases((part, version) => {
    if (process.connected) send({ kind: 'missing', part, version });
    else missing.end(part, version);
  });
  const life = await startServing(basis, content, routes, missing);
  setInterval(() => sendCounts(content.counts), countsMs).unref();
  setInterval(() => process.connected && send({ kind: 'alive' }), heartbeatMs).unref();
  if (content.metrics) setInterval(() => void sendMetrics(content), metricsMs).unref();
  followPrimary(life, (message) => {
    if (message.kind === 'fetched') missing.end(message.part, message.version);
    if (message.kind === 'routes') routes.replace(message);
  });
  // A worker of the release gate has no primary that activates it.
  if (!cluster.isWorker) return life.activate();
  returnGarbage();
  send({ kind: 'ready' });
}

/** Settings, release set and log of a worker, which exist before the set is loaded. */
type Basis = { config: ServerConfig; set: ReleaseSet; log: Logger; addresses: ClientAddresses };

type Content = {
  counts: WorkerCounts;
  /** Null if nobody reads metrics. */
  metrics: WorkerMetrics | null;
  assembled: AssembledSet;
  pages: WorkerPages;
  tickets: TicketService;
};

/** Loads the release set and renders its probe pages. */
async function startContent({ config, set, log, addresses }: Basis): Promise<Content> {
  const heap = new CollectedHeap();
  heap.watch();
  const counts = new WorkerCounts(releaseSetName(set), addresses, heap);
  const metrics = cluster.isWorker && config.metricsPort !== undefined ? await startMetrics() : null;
  const assembled = await assembleSet(config, set, log, {
    override: overriddenSchema.nullable().parse(JSON.parse(process.env.MARQUEE_OVERRIDE ?? 'null')),
    onRender: (render) => metrics?.render(render),
    onPage: (key, { status, bodies, owner = 'shell' }) => {
      if (status === 200 && bodies) counts.content(key, owner, plainBody(bodies));
    },
  });
  const pages = new WorkerPages(config, releaseSetName(set), assembled, log);
  await pages.start();
  const tickets = new TicketService({ api: apiOf(config), set, addresses, log, now: Date.now });
  await tickets.start();
  return { counts, metrics, assembled, pages, tickets };
}

/** Creates the HTTP server. Readers can connect when the returned life is activated. */
async function startServing(basis: Basis, content: Content, routes: Routes, missing: MissingReleases) {
  const { config, set, log, addresses } = basis;
  const { counts, metrics, assembled, pages, tickets } = content;
  const ownSocket = process.env.MARQUEE_LIVE_SOCKET ?? null;
  const liveProxy = new LiveProxy({
    ...{ socket: ownSocket, isClosing: () => connections.isClosed, log },
    addressOf: (request) => addresses.of(request),
  });
  const { app, server, ownServer } = await createServer({
    ...assembled,
    ...{ missing, liveProxy, counts, addresses, log, tickets },
    watch: new RequestWatch({
      ...{ addresses, hosts: assembled.hosts, log, metrics },
      ...{ accessLog: config.accessLog, slowMs: config.slowRequestMs },
    }),
    former: new FormerAddresses({ apis: assembled.apis, cache: pages.cache }),
    ...{ cache: pages.cache, readElsewhere: (key) => pages.readElsewhere(key) },
    isReady: () => life.isReady,
    canaryProxy: routes.proxy,
    canaries: () => routes.canaries,
    admin: openAdmin(config, {
      ...{ set, log, readCounts: openCountsReader(config, log) },
      canaries: () => routes.canaries,
      overrides: routes.tickets && { tickets: routes.tickets, routes: () => routes.overrides },
    }),
    smaller: new SmallerPages(),
    connections: { max: config.workerConnections, maxPerNetwork: config.networkConnections, unreadMs },
    api: apiOf(config),
    trustProxy: config.trustProxy,
    isHttps: config.publicProtocol === 'https',
    isServiceWorkerOn: config.serviceWorker === 'on',
  });
  ownServer.on('error', (error) => log.error({ err: error }, 'other workers cannot pass requests to this one'));
  const connections = new ReaderConnections(server, targetOf(config, process.env), ownServer, ownSocket);
  const life: WorkerLife = new WorkerLife({
    connections,
    onActive: () => {
      send({ kind: 'active' });
      void pages.warm();
    },
    onStopped: async () => {
      // Purges are followed until here, so that a draining worker serves no outdated page.
      pages.close();
      routes.proxy.close();
      tickets.close();
      sendCounts(counts);
      await sendMetrics(content);
      await app.close().catch(() => undefined);
      await assembled.apis.close().catch(() => undefined);
      process.exit(0);
    },
    onFailure: failWorker,
  });
  return life;
}

function sendCounts(counts: WorkerCounts): void {
  const counted = counts.take();
  if (counted && process.connected) send({ kind: 'counted', counted });
}

/** Loads the metrics only if somebody reads them, because each worker would pay for their code. */
async function startMetrics(): Promise<WorkerMetrics> {
  const { WorkerMetrics: Metrics } = await import('../metrics/WorkerMetrics.ts');
  const metrics = new Metrics();
  metrics.watchEventLoop();
  return metrics;
}

async function sendMetrics({ metrics, pages }: Pick<Content, 'metrics' | 'pages'>): Promise<void> {
  if (!metrics || !process.connected) return;
  const { requestsInFlight } = metrics;
  const state = {
    requestsInFlight,
    pageCacheBytes: pages.cache.size,
    residentBytes: process.memoryUsage.rss(),
    followsPurges: pages.followsPurges,
  };
  const measured = await metrics.take();
  if (process.connected) send({ kind: 'measured', measured, state });
}

/** Reports the error to the primary and exits. */
export function failWorker(error: unknown): void {
  send({ kind: 'failed', reason: reasonOf(error) });
  process.exit(1);
}

/** Follows the primary's messages. Stops the worker when the primary is gone. */
function followPrimary(life: WorkerLife, onOther: (message: ToWorker) => void): void {
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'activate') void life.activate();
    else if (message.kind === 'standby') void life.standby();
    else if (message.kind === 'drain') void life.drain();
    else if (message.kind === 'unready') life.refuseNew();
    else if (message.kind === 'stop') void life.stop();
    else onOther(message);
  });
  // Keeps a worker alive that does not listen.
  process.channel?.ref();
  // Ctrl-C reaches all processes at once, but the primary decides when its workers stop.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => void life.end());
  // Without its primary the worker gets no new readers. The current ones still get their pages.
  process.on('disconnect', () => void life.stop());
}

/** Returns the socket for readers. Workers of a set that is not live listen on a unix socket for the live set's workers. */
function targetOf(config: ServerConfig, environment: NodeJS.ProcessEnv): ListenTarget {
  const { MARQUEE_SOCKET: socket, MARQUEE_INHERITED_SOCKET: inherited } = environment;
  if (socket) return { path: socket };
  return inherited ? { fd: Number(inherited) } : { port: config.port, host: config.host };
}

/** The running canaries and overrides, and the proxy that sends their readers to them. */
class Routes {
  readonly proxy: CanaryProxy;
  readonly tickets: OverrideTickets | null;
  canaries: readonly CanaryRoute[] = [];
  overrides: readonly OverrideRoute[] = [];

  constructor({ overrides, operatorToken }: ServerConfig, addresses: ClientAddresses, log: Logger) {
    this.tickets = overrides === 'on' && operatorToken ? new OverrideTickets(operatorToken, Date.now) : null;
    this.proxy = new CanaryProxy({
      addressOf: (request) => addresses.of(request),
      canaries: () => this.canaries,
      overrides: () => this.overrides,
      readOverride: (cookies) => this.tickets?.readCookie(cookies) ?? null,
      random: Math.random,
      onFailure: ({ part, version }, error) =>
        log.error({ err: error, part, version }, 'the workers of a canary or an override do not respond'),
    });
  }

  replace({ canaries, overrides }: Pick<Routes, 'canaries' | 'overrides'>): void {
    this.canaries = canaries;
    this.overrides = overrides;
  }
}

/** An error and its causes, as the author of a refused release reads them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause ? `${own}\nCaused by: ${reasonOf(error.cause)}` : own;
}
