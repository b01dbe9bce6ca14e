import { onIdle } from '@marquee/shared/page/onIdle';

/** Address of the service worker: at the root, so that its scope is the whole site. */
const serviceWorkerPath = '/service-worker.js';

/** Registers the service worker once the browser is idle. A browser that lacks or refuses it only loses reading offline. */
export function registerServiceWorker(window: Window): void {
  if (process.env.NODE_ENV !== 'production') return;
  const register = () => void window.navigator.serviceWorker?.register(serviceWorkerPath).catch(() => undefined);
  onIdle(register, { fallbackMs: 2_000 });
}
