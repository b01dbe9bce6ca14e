import type { WorkerScope } from './workerScope.ts';

/** Service worker that is served if service workers are switched off. It removes the caches and itself. */

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  for (const name of await scope.caches.keys()) await scope.caches.delete(name);
  await scope.registration.unregister();
}
