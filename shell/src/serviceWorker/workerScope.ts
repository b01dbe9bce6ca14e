/**
 * The used part of a service worker's global scope. TypeScript's own types for service workers cannot be combined with
 * its types for the DOM.
 */
export type WorkerScope = {
  caches: CacheStorage;
  location: { origin: string };
  navigator: { connection?: { saveData?: boolean } };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

type WindowClient = { url: string };

type LastingEvent = { waitUntil(work: Promise<unknown>): void };

type FetchEvent = LastingEvent & {
  request: Request;
  /** Response to a navigation, which the browser requests while the worker starts. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
