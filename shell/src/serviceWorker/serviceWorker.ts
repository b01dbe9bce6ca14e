import { PageKeeper } from './PageKeeper.ts';
import type { WorkerScope } from './workerScope.ts';

/**
 * The service worker lets readers continue without a connection. It never handles the api or anything of an account.
 */

const scope = globalThis as unknown as WorkerScope;
const keeper = new PageKeeper({
  caches: scope.caches,
  fetch: (...request) => fetch(...request),
  origin: scope.location.origin,
});

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(start()));

async function install(): Promise<void> {
  await keeper.prepare();
  // The page that brings the worker was loaded without it. Not on activation, for which every request would wait.
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of pages) await keeper.save(url).catch(() => undefined);
  // Pages carry their own versions and files never change, so no page minds which worker serves it.
  await scope.skipWaiting();
}

async function start(): Promise<void> {
  await keeper.tidy();
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

scope.addEventListener('message', (event) => {
  if (typeof event.data !== 'string' || scope.navigator.connection?.saveData) return;
  event.waitUntil(keeper.save(event.data));
});

scope.addEventListener('fetch', (event) => {
  const keep = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  const { request, preloadResponse = Promise.resolve(undefined) } = event;
  const concern = keeper.concerns(request);
  if (concern === 'page') event.respondWith(keeper.page(request, preloadResponse, keep));
  if (concern === 'asset') event.respondWith(keeper.asset(request, keep));
});
