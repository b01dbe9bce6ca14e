import cluster from 'node:cluster';
import { Server as NetServer } from 'node:net';
import path from 'node:path';
import { createLog } from '@marquee/platform/logs/createLog.ts';
import { returnGarbage } from '@marquee/platform/process/returnGarbage.ts';
import { releaseSetName, releaseSetSchema } from '@marquee/releases/releaseSet.ts';
import { ClientAddresses } from './address/ClientAddresses.ts';
import { openAdmin } from './admin/openAdmin.ts';
import { MissingReleases } from './assets/MissingReleases.ts';
import { awaitSettings } from './awaitSettings.ts';
import { CanaryProxy } from './canary/CanaryProxy.ts';
import { LiveProxy } from './canary/LiveProxy.ts';
import { NeighbourPages, storedSocketIn } from './canary/NeighbourPages.ts';
import { readServerConfig } from './config.ts';
import { CollectedHeap } from './counts/CollectedHeap.ts';
import { WorkerCounts } from './counts/WorkerCounts.ts';
import { openCountsReader } from './nodes/openCountsReader.ts';
import { OverrideTickets } from './overrides/OverrideTickets.ts';
import { overriddenSchema } from './overrides/overridden.ts';
import { SmallerPages } from './pages/compression/SmallerPages.ts';
import { plainBody } from './pages/PageBodies.ts';
import { PageCache } from './pages/PageCache.ts';
import { PagesOnDisk, storedPagesIn } from './pages/PagesOnDisk.ts';
import { proofSchema, sitesOfProof } from './pages/Proof.ts';
import { probePages } from './pages/probePages.ts';
import { renderInto, warmPages } from './pages/warmPages.ts';
import type { SocketHandle } from './primary/ListeningPort.ts';
import { receiveSecrets } from './primary/receiveSecrets.ts';
import { TicketService } from './tickets/TicketService.ts';
import { isApiReady } from './upstream/isApiReady.ts';
import { purgesFollowed } from './upstream/purgesFollowed.ts';
import { assembleSet } from './worker/assembleSet.ts';
import { createServer } from './worker/createServer.ts';
import {
  type CanaryRoute,
  mostLatestPages,
  type OverrideRoute,
  type ToPrimary,
  type ToWorker,
} from './workerMessages.ts';

/** Longest time that a draining worker waits for readers' connections to end. */
const drainMs = 75_000;
/** Time for a browser to use a connection once more, before idle ones are ended, and the pause between two looks. */
const idleMs = { first: 1_000, each: 250 } as const;
/** Longest time for which a reader may take nothing of a response. */
const unreadMs = 30_000;
/** Interval of its counts. */
const countsMs = 1_000;
/** Interval of telling which pages were read last and keeping them on the disk, and the longest time in which the next set's workers render them. */
const latestMs = 5_000;
const warmMs = 5_000;
/** Interval of its signs of life. */
const aliveMs = 1_000;

const send = (message: ToPrimary) => process.send?.(message);

/** Life of a worker: load its one release set, prove it by rendering, listen and rest as it is told, and in the end drain and leave. */
async function work(): Promise<void> {
  await awaitSettings();
  const config = readServerConfig({ ...process.env, ...(await receiveSecrets()) });
  const set = releaseSetSchema.parse(JSON.parse(process.env.MARQUEE_RELEASE_SET ?? 'null'));
  const log = createLog({
    level: config.logLevel,
    base: { pid: process.pid, releaseSet: releaseSetName(set) },
  });
  const override = overriddenSchema.nullable().parse(JSON.parse(process.env.MARQUEE_OVERRIDE ?? 'null'));
  const addresses = new ClientAddresses(config.trustProxy, process.env.MARQUEE_SOCKET !== undefined);
  const heap = new CollectedHeap();
  heap.watch();
  const counts = new WorkerCounts(releaseSetName(set), addresses, heap);
  const assembled = await assembleSet(config, set, log, {
    override,
    onPage: (key, { status, bodies, owner = 'shell' }) => {
      if (status === 200 && bodies) counts.content(key, owner, plainBody(bodies));
    },
  });
  const { pages, apis, hosts } = assembled;
  const cache = new PageCache(config.pageCacheMb * 1_000_000);
  const stop = new AbortController();
  await purgesFollowed(config.apiUrl, [apis.shared, cache], log, stop.signal);
  const storedFolder = process.env.MARQUEE_STORED_FOLDER ?? null;
  const onDisk =
    storedFolder && new PagesOnDisk(path.join(storedPagesIn(config.dataDir), releaseSetName(set)), cache, log);
  const restored = onDisk ? await onDisk.restore() : 0;
  const render = renderInto(cache, pages);
  const proof = proofSchema.default('one').parse(process.env.MARQUEE_PROOF);
  await probePages(render, sitesOfProof(proof, hosts.sites)).catch(async (error: unknown) => {
    // Readers wait for this set, which has made pages here before.
    if (proof === 'all' || restored === 0 || (await isApiReady(config.apiUrl))) throw error;
    log.warn({ restored }, 'serving pages from the disk while the api is away');
  });

  let isLeaving = false;
  let canaries: readonly CanaryRoute[] = [];
  let overrides: readonly OverrideRoute[] = [];
  const tickets =
    config.overrides === 'on' && config.operatorToken ? new OverrideTickets(config.operatorToken, Date.now) : null;
  const ticketService = new TicketService({ apiUrl: config.apiUrl, set, addresses, log, now: Date.now });
  await ticketService.start();
  const canaryProxy = new CanaryProxy({
    addressOf: (request) => addresses.of(request),
    canaries: () => canaries,
    overrides: () => overrides,
    readOverride: (cookies) => tickets?.readCookie(cookies) ?? null,
    random: Math.random,
    onFailure: ({ part, version }, error) =>
      log.error({ err: error, part, version }, 'the workers of a canary or an override do not respond'),
  });
  const missing = new MissingReleases((part, version) => {
    if (process.connected) send({ kind: 'missing', part, version });
    else missing.end(part, version);
  });
  /** Closed to new connections; the others end with the request that is under way. */
  let isClosing = false;
  const ownSocket = process.env.MARQUEE_LIVE_SOCKET ?? null;
  let liveSocket = ownSocket;
  const liveProxy = new LiveProxy({
    ...{ socket: () => liveSocket, isClosing: () => isClosing, log },
    addressOf: (request) => addresses.of(request),
  });
  const { app, server, ownServer, storedServer } = await createServer({
    ...assembled,
    missing,
    liveProxy,
    neighbourPages: new NeighbourPages({ folder: storedFolder, addressOf: (request) => addresses.of(request) }),
    isReady: () => !isLeaving,
    canaryProxy,
    canaries: () => canaries,
    admin: openAdmin(config, {
      set,
      canaries: () => canaries,
      readCounts: openCountsReader(config, log),
      overrides: tickets && { tickets, routes: () => overrides },
      log,
    }),
    counts,
    tickets: ticketService,
    smaller: new SmallerPages(),
    addresses,
    connections: {
      most: config.workerConnections,
      mostOfNetwork: config.networkConnections,
      unreadMs,
    },
    cache,
    apiUrl: config.apiUrl,
    trustProxy: config.trustProxy,
    isHttps: config.publicProtocol === 'https',
    isServiceWorkerOn: config.serviceWorker === 'on',
    log,
  });
  const listen = async (handle: SocketHandle | null) => {
    isClosing = false;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      const done = () => {
        server.off('error', reject);
        resolve();
      };
      // Another set than the live one listens where only the live one's workers come.
      const socket = process.env.MARQUEE_SOCKET;
      if (socket) server.listen(socket, done);
      else if (handle) server.listen(handle, done);
      else server.listen(config.port, config.host, done);
    });
    // Nobody waits for it: without it, kept connections get one more page of the set before.
    if (ownSocket && !ownServer.listening) ownServer.listen(ownSocket);
    send({ kind: 'listening' });
  };
  await app.ready();
  storedServer.on('error', (error) =>
    log.error({ err: error }, 'no other worker can ask for pages that are stored here'),
  );
  ownServer.on('error', (error) => log.error({ err: error }, 'other workers cannot pass requests to this one'));
  // Its own, and not one that the primary shares out among workers.
  if (storedFolder) storedServer.listen({ path: storedSocketIn(storedFolder, process.pid), exclusive: true });
  // A worker of the release gate has no primary that tells it when, and lives for seconds.
  if (cluster.isWorker) {
    returnGarbage();
    send({ kind: 'ready' });
  } else await listen(null);

  const sendCounts = () => {
    const counted = counts.take();
    if (counted && process.connected) send({ kind: 'counted', counted });
  };
  setInterval(sendCounts, countsMs).unref();
  setInterval(() => process.connected && send({ kind: 'alive' }), aliveMs).unref();
  if (cluster.isWorker && !process.env.MARQUEE_SOCKET)
    setInterval(() => {
      if (process.connected && server.listening) send({ kind: 'latest', keys: cache.latest(mostLatestPages) });
    }, latestMs).unref();

  let isDraining = false;
  const keepPages = () => {
    if (onDisk && !isDraining) void onDisk.keep();
  };
  setInterval(keepPages, latestMs).unref();

  for (const one of [server, ownServer])
    one.prependListener('request', (_request, response) => {
      if (isClosing) response.setHeader('connection', 'close');
    });
  /** @param then called when the last connection has ended */
  const close = (then?: () => void) => {
    isClosing = true;
    // http.Server's own close() resets idle connections on which a request may be under way.
    NetServer.prototype.close.call(server, then);
    if (ownServer.listening) NetServer.prototype.close.call(ownServer);
  };
  const drain = () => {
    if (isDraining) return;
    isDraining = true;
    if (storedServer.listening) NetServer.prototype.close.call(storedServer);
    close(() => void leave());
    setTimeout(() => void leave(), drainMs).unref();
  };
  /** The whole node leaves: nobody comes back on a connection that is idle. */
  const leaveSoon = () => {
    isLeaving = true;
    drain();
    setTimeout(() => setInterval(() => server.closeIdleConnections(), idleMs.each), idleMs.first);
  };
  const leave = async () => {
    // Not before: readers get no outdated page while it drains either.
    stop.abort();
    canaryProxy.close();
    ticketService.close();
    sendCounts();
    await app.close().catch(() => undefined);
    await apis.close().catch(() => undefined);
    process.exit(0);
  };
  /** In their order: a server that is closed before it listens would listen all the same. */
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (act: () => void | Promise<void>) => {
    turn = turn.then(act).catch(fail);
  };
  process.on('message', (message: ToWorker, handle?: unknown) => {
    if (message.kind === 'warm') {
      const endAt = Date.now() + warmMs;
      void warmPages(render, message.keys, () => Date.now() > endAt)
        .then(() => send({ kind: 'warmed' }))
        .then(keepPages);
    }
    if (message.kind === 'listen') inTurn(() => listen((handle as SocketHandle | undefined) ?? null));
    if (message.kind === 'rest') inTurn(() => close());
    if (message.kind === 'drain')
      inTurn(() => {
        if (ownSocket) liveSocket = message.liveSocket ?? liveSocket;
        drain();
      });
    if (message.kind === 'unready') isLeaving = true;
    if (message.kind === 'leave') inTurn(leaveSoon);
    if (message.kind === 'fetched') missing.end(message.part, message.version);
    if (message.kind === 'routes') ({ canaries, overrides } = message);
  });
  // Nothing else keeps a worker alive that does not listen.
  process.channel?.ref();
  // The primary ends the workers in its own time; a Ctrl-C reaches them all at once.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => void leave());
  // Without its primary nobody new comes; those who are here get their pages.
  process.on('disconnect', leaveSoon);
}

/** An error and its causes, as the author of a refused release reads them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause ? `${own}\nCaused by: ${reasonOf(error.cause)}` : own;
}

function fail(error: unknown): void {
  send({ kind: 'failed', reason: reasonOf(error) });
  process.exit(1);
}

// To be compiled ahead, it is loaded and does nothing (`compileAhead`).
if (!process.env.MARQUEE_ONLY_COMPILES) work().catch(fail);
