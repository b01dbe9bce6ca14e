import type { RouteModule } from '@marquee/shared';
import type { PageState } from '../../app/pageData.ts';
import { CircuitBreaker } from '../../remotes/CircuitBreaker.ts';
import { guardRemotes } from '../../remotes/federationHost.ts';
import { loadRouteModule } from '../../routes/loadRouteModule.ts';
import type { RouteEntry } from '../../routes/routeTable.ts';
import { preserveServerMarkup } from './preserveServerMarkup.ts';
import { recoverableRouteModule } from './recoverableRouteModule.tsx';
import { reloadAsDocument } from './reloadAsDocument.ts';
import { report } from './reportErrors.ts';

// What a page does when a remote's files cannot be had. Loaded when that happens, with the error page: no page pays for it before.

const breakers = new Map<string, CircuitBreaker>();
guardRemotes((remote, call) => {
  const breaker = breakers.get(remote) ?? new CircuitBreaker(remote, Date.now);
  breakers.set(remote, breaker);
  return breaker.run(call);
});

let isFirstPageAlive = true;

/** Stands in for the module of the page that the document came with: what the server wrote stays. */
export function recoverFirstPage(
  error: unknown,
  entry: RouteEntry,
  document: Document,
  window: Window,
  pageState: PageState,
): RouteModule {
  report(error);
  isFirstPageAlive = false;
  // A loader without data would keep the page from being hydrated.
  pageState.loaderData[entry.id] ??= null;
  const kept = pageState.errors ? null : preserveServerMarkup(document, window.location);
  return recoverableRouteModule(() => loadRouteModule(entry), kept);
}

/** Stands in for the module of a page that the reader goes to: it is tried once more. */
export function recoverNextPage(error: unknown, entry: RouteEntry): RouteModule {
  report(error);
  return recoverableRouteModule(() => loadRouteModule(entry), null);
}

/** Asks for the page as a document, if that was not just done; then the error page stays, with its `Try again`. */
export function reloadAfterFailure(error: unknown, window: Window): void {
  report(error);
  reloadAsDocument(window, isFirstPageAlive, Date.now());
}
