import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inOrder, manifestsOf } from '@marquee/releases/gate/CheckContext.ts';
import { neededModules } from '@marquee/releases/gate/neededModules.ts';
import { pagesToProbe } from '@marquee/releases/gate/probe/pagesToProbe.ts';
import type { ProbedModule, ProbeMessage } from '@marquee/releases/gate/report/ProbeReport.ts';
import { StoredReports } from '@marquee/releases/gate/report/StoredReports.ts';
import { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import { partialSetSchema } from '@marquee/releases/releaseSet.ts';
import type { SiteKey } from '@marquee/shared/domain';
import pino from 'pino';
import { z } from 'zod';
import { awaitSettings } from '../awaitSettings.ts';
import { readServerConfig } from '../config.ts';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import { routeModules } from '../releaseSet/routeModules.ts';
import { assembleSet } from '../worker/assembleSet.ts';
import { loadExposed, reasonOf } from './exposedModules.ts';
import { GlobalScope } from './GlobalScope.ts';
import { KnownPages } from './KnownPages.ts';
import { memoryInUse } from './memoryInUse.ts';
import { OpenResources } from './OpenResources.ts';
import { PageProbe } from './PageProbe.ts';
import { ProbeCompressor } from './ProbeCompressor.ts';
import { StartedTimers } from './StartedTimers.ts';

/** Maximum time for a page's work to end before timers count as left behind, and the interval of the checks, in milliseconds. */
const settleMs = 200;
const lookMs = 20;
/** Maximum time for connections to the api to end, in milliseconds. */
const closeMs = 4_000;

// The place in a release may be far below that of the run time.
Error.stackTraceLimit = 40;

/** Resolves when the message is sent, so that a script that blocks the thread afterwards cannot delay it. */
function report(message: ProbeMessage): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, {}, () => resolve());
  });
}

let onUncaughtError: (error: unknown) => void = (error) =>
  void report({ kind: 'uncaughtError', reason: reasonOf(error) });
// These errors would end a worker. The probe reports them and continues.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => onUncaughtError(error));

/** Loads a module. If evaluating a module throws, its load promise never settles, and only an unhandled rejection reports the error. */
async function loadOrStray(name: string, releaseSet: LoadedReleaseSet): Promise<ProbedModule> {
  const usual = onUncaughtError;
  const uncaughtError = new Promise<ProbedModule>((resolve) => {
    onUncaughtError = (error) => resolve({ name, missing: [], error: reasonOf(error) });
  });
  const module = await Promise.race([loadExposed(name, releaseSet), uncaughtError]);
  onUncaughtError = usual;
  return module;
}

async function settle(isQuiet: () => boolean): Promise<void> {
  const until = performance.now() + settleMs;
  while (!isQuiet() && performance.now() < until) await sleep(lookMs);
}

/** Reads the pages of the live set's stored report, if there is one. */
async function knownPages(store: ReleaseCache): Promise<KnownPages> {
  const live = partialSetSchema.nullable().parse(JSON.parse(process.env.MARQUEE_LIVE_SET ?? 'null'));
  const stored = live && (await StoredReports.beside(store).read(live, process.env.API_URL ?? ''));
  return new KnownPages(stored?.report.pages ?? []);
}

/** Loads one release set, renders its probe pages, and reports to its parent. */
async function probe(): Promise<void> {
  await awaitSettings();
  const config = readServerConfig(process.env);
  const set = partialSetSchema.parse(JSON.parse(process.env.MARQUEE_RELEASE_SET ?? 'null'));
  const store = new ReleaseCache(path.join(config.dataDir, 'releases'));
  const manifests = inOrder(await manifestsOf(store, set));
  const timers = new StartedTimers(path.resolve(store.root));
  const resources = new OpenResources();
  const scope = new GlobalScope();

  await report({ kind: 'begins', what: 'loading the shell' });
  const known = await knownPages(store);
  const compressor = new ProbeCompressor(known);
  const { pages, apis, hosts, releaseSet } = await assembleSet(config, set, pino({ level: 'silent' }), {
    compress: (html) => compressor.compress(html),
  });
  const needed = neededModules(manifests);
  for (const name of routeModules(manifests)) {
    await report({ kind: 'begins', what: `loading ${name}` });
    await report({ kind: 'module', module: await loadOrStray(name, releaseSet) });
  }

  const isNeeded = (module: string) => needed.includes(module);
  const kinds = z
    .array(z.string())
    .nullable()
    .parse(JSON.parse(process.env.MARQUEE_CHANGED_KINDS ?? 'null'));
  const canChange = (kind: string) => kinds === null || kinds.includes(kind);
  const hasPosts = (site: SiteKey) =>
    apis
      .forPage(site)
      .transport.get<{ posts: unknown[] }>('/api/posts/list?limit=1')
      .then(({ posts }) => posts.length > 0)
      // Without a response, nothing proves an empty network.
      .catch(() => true);
  const pageProbe = new PageProbe({
    pages,
    sites: hosts.sites,
    isNeeded,
    others: pagesToProbe(manifests, new Date().getFullYear()),
    hasPosts,
    canChange,
    known,
    memoryInUse,
    report,
  });
  await pageProbe.renderAll();
  compressor.stop();
  await pageProbe.measure();
  // The probe's own api connections must not count as leaks. A response that never ends is not waited for.
  await Promise.race([apis.close(), sleep(closeMs)]);
  await settle(() => timers.running().length === 0 && resources.added().length === 0);
  const leaks = { globals: scope.changes(), timers: timers.running(), resources: resources.added() };
  await report({ kind: 'leaks', leaks });
  await report({ kind: 'done' });
}

new Worker(new URL('./endWithParent.js', import.meta.url), { workerData: process.ppid }).unref();
// A page that waits forever must not end the process: its parent has to find it.
process.channel?.ref();
probe()
  .catch((error: unknown) => report({ kind: 'failed', reason: reasonOf(error) }))
  // Even if something in it still runs.
  .finally(() => process.exit());
