import { type AppStore, createStore, type MetaArguments, type RouteModule } from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import { type LoaderFunctionArgs, matchPath } from '@marquee/shared/router';
import type { RouteEntry, RouteTable } from '../routeEntry.ts';
import { matchEntry } from '../routes/matchEntry.ts';

/**
 * Maximum pages loaded ahead at the same time and per minute. A pointer that moves over many links must not load the
 * whole site.
 */
const maxAtOnce = 3;
const maxPerMinute = 20;
const minute = 60_000;
/** Milliseconds for which the responses of a page stay valid. The page is not loaded ahead again in this time. */
const validMs = 30_000;

export type AheadOf = {
  table: RouteTable;
  config: PageConfig;
  store: AppStore;
  loadModule: (entry: RouteEntry) => Promise<RouteModule>;
  /** Loader context whose calls the page will use. */
  contextFor: (store: AppStore) => LoaderFunctionArgs['context'];
  now: () => number;
  /** Requests a picture as the page will. */
  loadPicture: (picture: { src: string; srcSet?: string; sizes?: string }) => void;
};

/** True if the reader saves data, or if the connection is slow. */
export function isSparing({ connection }: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }) {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Loads the module, the api responses and the first picture of a page before the reader navigates to it. The page's
 * loader fills a separate store, so the current page does not change. The new page reuses the responses.
 */
export function loadPageAhead({ table, config, store, loadModule, contextFor, now, loadPicture }: AheadOf) {
  const begun = new Map<string, number>();
  let underWay = 0;

  async function load(entry: RouteEntry, address: URL): Promise<void> {
    const module = await loadModule(entry);
    const params = matchPath(`/${entry.path}`, address.pathname)?.params ?? {};
    const aside = createStore(store.getState());
    const request = new Request(address);
    await module.loader?.({ request, params, context: contextFor(aside), url: address, pattern: entry.path });
    const page: MetaArguments = {
      state: aside.getState(),
      config,
      params,
      pathname: address.pathname,
      search: address.search,
    };
    const picture = module.handle.firstPicture?.(page);
    if (picture) loadPicture(picture);
  }

  return async (address: URL): Promise<void> => {
    const { pathname, search } = address;
    const entry = matchEntry(table, pathname);
    if (!('remote' in entry) || pathname + search === location.pathname + location.search) return;
    for (const [path, at] of begun) if (now() - at > minute) begun.delete(path);
    const isRecent = now() - (begun.get(pathname + search) ?? Number.NEGATIVE_INFINITY) < validMs;
    if (isRecent || underWay >= maxAtOnce || begun.size >= maxPerMinute) return;
    begun.set(pathname + search, now());
    underWay += 1;
    // Ignores failures, because the navigation fails in the same way and reports them.
    await load(entry, address).catch(() => undefined);
    underWay -= 1;
  };
}
