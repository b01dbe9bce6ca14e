import { ajax, type RouteModule, type Transport } from '@marquee/shared';
import { createBrowserRouter, isRouteErrorResponse, type LoaderFunctionArgs } from '@marquee/shared/router';
import { lazy } from 'react';
import type { PageState } from '../document/pageData.ts';
import { frameRouteId, routeTree } from '../frame/routeTree.ts';
import type { RouteEntry, RouteTable } from '../routeEntry.ts';
import { errorTitles } from '../routes/error/errorTitles.ts';
import { loadRouteModule } from '../routes/loadRouteModule.ts';
import { matchEntry } from '../routes/matchEntry.ts';
import type { CallsAhead } from './CallsAhead.ts';
import { hydrationData } from './hydrationData.ts';
import { PageLoads } from './PageLoads.ts';
import { pageRoute } from './pageRoute.tsx';
import { paintFirst } from './paintFirst.ts';

/**
 * Milliseconds to wait for a page that is nearly ready, so that nothing flickers. Together with the time to draw the
 * frame, a click shows feedback within 100 ms.
 */
const momentMs = 50;

/**
 * Sets the attribute at the click, because drawing takes 100 ms on a slow phone. The frame sets the same attribute once
 * it is drawn.
 */
function markBusy(isBusy: boolean): void {
  const main = document.getElementById('main');
  if (isBusy) main?.setAttribute('aria-busy', 'true');
  else main?.removeAttribute('aria-busy');
}

export const loadErrorPage = () => import(/* webpackChunkName: "pages" */ '../routes/error/ErrorPage.tsx');
export const loadRemoteFailure = () => import(/* webpackChunkName: "pages" */ './failure/remoteFailure.ts');

const ErrorPage = lazy(() =>
  loadErrorPage().then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: () => <h1>{errorTitles.failed}</h1> }),
  ),
);

type PageRouterOptions = {
  /** State of the page that the document came with, its path and query, and its module. */
  pageState: PageState;
  address: string;
  routeModule: RouteModule;
  readRouteTable: () => Promise<RouteTable>;
  calls: CallsAhead;
  /** Creates the context of a loader, whose calls use the transport. */
  contextWith: (transport: Transport) => LoaderFunctionArgs['context'];
};

/** The router of the browser. It begins with the route of the document and adds others when a reader requests them. */
export function createPageRouter(options: PageRouterOptions) {
  const { pageState, address, routeModule, readRouteTable, calls, contextWith } = options;
  const loads = new PageLoads(address, () => new Promise((resolve) => setTimeout(resolve, momentMs)), markBusy);
  const routeOf = (entry: RouteEntry, first?: RouteModule) =>
    pageRoute({
      entry,
      first,
      loads,
      ErrorPage,
      callAhead: (path) => void calls.ahead(path).catch(() => undefined),
      contextFor: (signal) => contextWith(calls.until(signal)),
      loadModule: (missing) =>
        loadRouteModule(missing).catch(async (error: unknown) =>
          (await loadRemoteFailure()).recoverNextPage(error, missing),
        ),
    });
  const router = createBrowserRouter(routeTree([routeOf(pageState.route, routeModule)], ErrorPage), {
    hydrationData: hydrationData(pageState),
    getContext: () => contextWith(ajax),
    async patchRoutesOnNavigation({ path, patch, matches }) {
      const entry = await readRouteTable().then(
        (table) => matchEntry(table, path),
        // The page fails to load without the table, and is requested as a document.
        (): RouteEntry => ({ id: 'unknown', path: '*', remote: '', expose: '' }),
      );
      if (!matches.some(({ route }) => route.id === entry.id)) patch(frameRouteId, [routeOf(entry)]);
    },
  });
  paintFirst({ router, isLoading: () => loads.isLoading, onBusy: markBusy });
  router.subscribe(({ errors }) => reloadAfter(errors));
  return router;
}

/**
 * Requests a page that failed inside the application as a document, because the server or the service worker may have
 * stored it. Without a connection, the code that handles the failure may not load either.
 */
function reloadAfter(errors: Record<string, unknown> | null): void {
  const failure = Object.values(errors ?? {}).find((error) => !isRouteErrorResponse(error));
  if (failure === undefined) return;
  loadRemoteFailure().then(
    ({ reloadAfterFailure }) => reloadAfterFailure(failure, window),
    () => window.location.reload(),
  );
}
