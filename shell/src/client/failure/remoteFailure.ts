import type { RouteModule } from '@marquee/shared';
import type { PageState } from '../../document/pageData.ts';
import { CircuitBreaker } from '../../remotes/CircuitBreaker.ts';
import { guardRemotes } from '../../remotes/federationHost.ts';
import type { RouteEntry } from '../../routeEntry.ts';
import { loadRouteModule } from '../../routes/loadRouteModule.ts';
import { preserveServerMarkup } from './preserveServerMarkup.ts';
import { recoverableRouteModule } from './recoverableRouteModule.tsx';
import { reloadAsDocument } from './reloadAsDocument.ts';
import { report } from './reportErrors.ts';

// Recovers from a remote whose files do not load. This code loads together with the error page, so other pages do not
// load it.

const breakers = new Map<string, CircuitBreaker>();
guardRemotes((remote, call) => {
  const breaker = breakers.get(remote) ?? new CircuitBreaker(remote, Date.now);
  breakers.set(remote, breaker);
  return breaker.run(call);
});

let isFirstPageAlive = true;

/** Replaces the module of the first page if the module fails to load. The page keeps the markup of the server. */
export function recoverFirstPage(
  error: unknown,
  entry: RouteEntry,
  document: Document,
  window: Window,
  pageState: PageState,
): RouteModule {
  report(error);
  isFirstPageAlive = false;
  // React Router does not hydrate a route whose loader has no data.
  pageState.loaderData[entry.id] ??= null;
  const preserved = pageState.errors ? null : preserveServerMarkup(document, window.location);
  return recoverableRouteModule(() => loadRouteModule(entry), preserved);
}

/**
 * Replaces the module of a page to which the reader navigates if it fails to load. The module is requested once more.
 */
export function recoverNextPage(error: unknown, entry: RouteEntry): RouteModule {
  report(error);
  return recoverableRouteModule(() => loadRouteModule(entry), null);
}

/** Reloads the document. If it has just been reloaded, the error page with its `Try again` stays. */
export function reloadAfterFailure(error: unknown, window: Window): void {
  report(error);
  reloadAsDocument(window, isFirstPageAlive, Date.now());
}
