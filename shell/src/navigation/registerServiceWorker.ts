/** Address of the service worker; at the root, so that it may answer for the whole site. */
const serviceWorkerPath = '/service-worker.js';

/** Registers the service worker once the browser is idle. A browser without one, or that refuses, loses only reading offline. */
export function registerServiceWorker(window: Window): void {
  if (process.env.NODE_ENV !== 'production') return;
  const register = () => void window.navigator.serviceWorker?.register(serviceWorkerPath).catch(() => undefined);
  if ('requestIdleCallback' in window) window.requestIdleCallback(register);
  else setTimeout(register, 2_000);
}
