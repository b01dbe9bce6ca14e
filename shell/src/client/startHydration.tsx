import {
  type AppStore,
  ajax,
  apiContext,
  createApi,
  createStore,
  pageConfigContext,
  type RouteModule,
  storeContext,
  type Transport,
} from '@marquee/shared';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  RouterProvider,
} from '@marquee/shared/router';
import { lazy, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app/App.tsx';
import { restoreState } from '../app/restoreState.ts';
import { readPageConfig, readPageRelease, readPageState } from '../document/pageData.ts';
import { frameRouteId, routeTree } from '../frame/routeTree.ts';
import { atFirstIntent } from '../intent/atFirstIntent.ts';
import { loadIntent } from '../intent/loadIntent.ts';
import { pushPageView } from '../navigation/pageView.ts';
import type { RouteEntry } from '../routeEntry.ts';
import { errorTitles } from '../routes/error/errorTitles.ts';
import { loadRouteModule } from '../routes/loadRouteModule.ts';
import { matchEntry } from '../routes/matchEntry.ts';
import { registerPageRemotes } from './browserRemotes.ts';
import { CallsAhead } from './CallsAhead.ts';
import { hydrationData } from './hydrationData.ts';
import { onIdleOrInteraction } from './onIdleOrInteraction.ts';
import { PageLoads } from './PageLoads.ts';
import { pageRoute } from './pageRoute.tsx';
import { routeTableAt } from './routeTableAt.ts';

/**
 * Milliseconds to wait for a page that is nearly there, so that nothing flickers. With the time to draw the frame, a
 * click shows within 100.
 */
const momentMs = 50;

/** Drawing takes a slow phone 100 ms; the attribute is there with the click. The frame writes the same once it is drawn. */
function signBusy(document: Document, isBusy: boolean): void {
  const main = document.getElementById('main');
  if (isBusy) main?.setAttribute('aria-busy', 'true');
  else main?.removeAttribute('aria-busy');
}

const loadErrorPage = () => import(/* webpackChunkName: "pages" */ '../routes/error/ErrorPage.tsx');
const loadRemoteFailure = () => import(/* webpackChunkName: "pages" */ './failure/remoteFailure.ts');
const ErrorPage = lazy(() =>
  loadErrorPage().then(
    (module) => ({ default: module.ErrorPage }),
    () => ({ default: () => <h1>{errorTitles.failed}</h1> }),
  ),
);

/** Brings a page to life with exactly the versions it was rendered with. */
export async function startHydration(document: Document, window: Window): Promise<void> {
  const config = readPageConfig(document);
  const pageState = readPageState(document);
  const release = readPageRelease(document);
  registerPageRemotes(release);

  const readRouteTable = routeTableAt(release.routes ?? null);
  // In parallel with the module: a reader's first click has it.
  void readRouteTable().catch(() => undefined);
  const entry = pageState.route;
  // The page's own module comes first: it adds its slices to the reducer before the store takes the state.
  const routeModule = await loadRouteModule(entry).catch(async (error: unknown) =>
    (await loadRemoteFailure()).recoverFirstPage(error, entry, document, window, pageState),
  );
  if (pageState.errors) await loadErrorPage();
  const store = createStore(restoreState(pageState.store));
  const address = window.location.pathname + window.location.search;
  if (!entry.isPrivate) pushPageView(window, address, config.site.virtualDocumentTitle);

  const calls = new CallsAhead(ajax);
  const contextWith = (transport: Transport, filled: AppStore = store) => {
    const context = new RouterContextProvider();
    context.set(storeContext, filled);
    context.set(apiContext, createApi(transport));
    context.set(pageConfigContext, config);
    return context;
  };
  const loads = new PageLoads(
    address,
    () => new Promise((resolve) => setTimeout(resolve, momentMs)),
    (isBusy) => signBusy(document, isBusy),
  );
  const routeOf = (wanted: RouteEntry, first?: RouteModule) =>
    pageRoute({
      entry: wanted,
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

  const router = createBrowserRouter(routeTree([routeOf(entry, routeModule)], ErrorPage), {
    hydrationData: hydrationData(pageState),
    getContext: () => contextWith(ajax),
    async patchRoutesOnNavigation({ path, patch, matches }) {
      const wanted = await readRouteTable().then(
        (table) => matchEntry(table, path),
        // Its page fails to load, and is requested as a document.
        (): RouteEntry => ({ id: 'unknown', path: '*', remote: '', expose: '' }),
      );
      if (!matches.some(({ route }) => route.id === wanted.id)) patch(frameRouteId, [routeOf(wanted)]);
    },
  });

  router.subscribe(({ errors }) => {
    // A page that failed inside the application is requested as a document: the server may have it stored, the
    // service worker kept. Without a connection there may be nothing to contain it with either.
    const failure = Object.values(errors ?? {}).find((error) => !isRouteErrorResponse(error));
    if (failure !== undefined) {
      loadRemoteFailure().then(
        ({ reloadAfterFailure }) => reloadAfterFailure(failure, window),
        () => window.location.reload(),
      );
    }
  });

  atFirstIntent(document, async (first) => {
    const { isSparing, loadPageAhead, watchLinks } = await loadIntent();
    const table = await readRouteTable().catch(() => null);
    if (!table || isSparing(window.navigator)) return;
    const loadAhead = loadPageAhead({
      table,
      config,
      store,
      loadModule: loadRouteModule,
      contextFor: (aside) => contextWith({ ...ajax, get: (path) => calls.ahead(path) }, aside),
      now: Date.now,
      loadPicture: ({ src, srcSet = '', sizes = '' }) => Object.assign(new Image(), { sizes, srcset: srcSet, src }),
    });
    watchLinks(document, first, (link) => void loadAhead(link));
  });

  const container = document.getElementById('app');
  if (!container) throw new Error('Could not find the app element in page');
  onIdleOrInteraction(window, () => {
    startTransition(() => {
      hydrateRoot(
        container,
        <App config={config} store={store}>
          <RouterProvider router={router} />
        </App>,
        // As with uncaught errors: in the console, and to all listeners.
        { onCaughtError: (error) => reportError(error) },
      );
    });
  });
}
