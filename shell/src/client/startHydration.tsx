import { ajax, apiContext, createApi, createStore, pageConfigContext, storeContext } from '@marquee/shared';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  RouterProvider,
} from '@marquee/shared/router';
import { lazy, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app/App.tsx';
import { readPageConfig, readPageRelease, readPageState } from '../app/pageData.ts';
import { restoreState } from '../app/restoreState.ts';
import { errorTitles } from '../routes/errorTitles.ts';
import { loadRouteModule } from '../routes/loadRouteModule.ts';
import { creatorRoutes, readerRoutes } from '../routes/routeTable.ts';
import { frameRouteId, matchEntry, routeObject, routeTree } from '../routes/routeTree.ts';
import { registerPageRemotes } from './browserRemotes.ts';
import { routeErrors } from './routeErrors.ts';
import { whenReadable } from './whenReadable.ts';

const loadErrorPage = () => import(/* webpackChunkName: "pages" */ '../routes/ErrorPage.tsx');
const loadContainment = () => import(/* webpackChunkName: "pages" */ './containment.ts');
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
  registerPageRemotes(readPageRelease(document));

  const table = config.site.key === 'vocal' ? creatorRoutes : readerRoutes;
  const entry = matchEntry(table, window.location.pathname);
  // The page's own module comes first: it adds its slices to the reducer before the store takes the state.
  const routeModule = await loadRouteModule(entry).catch(async (error: unknown) =>
    (await loadContainment()).firstModule(error, entry, document, window, pageState),
  );
  if (pageState.errors) await loadErrorPage();
  const store = createStore(restoreState(pageState.store));
  const api = createApi(ajax);

  const router = createBrowserRouter(routeTree([routeObject(entry, routeModule)], ErrorPage), {
    hydrationData: {
      loaderData: pageState.loaderData,
      actionData: pageState.actionData ?? null,
      errors: routeErrors(pageState.errors),
    },
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(storeContext, store);
      context.set(apiContext, api);
      context.set(pageConfigContext, config);
      return context;
    },
    async patchRoutesOnNavigation({ path, patch, matches }) {
      const wanted = matchEntry(table, path);
      if (matches.some(({ route }) => route.id === wanted.id)) return;
      const module = await loadRouteModule(wanted).catch(async (error: unknown) =>
        (await loadContainment()).nextModule(error, wanted),
      );
      patch(frameRouteId, [routeObject(wanted, module)]);
    },
  });

  router.subscribe(({ errors }) => {
    // A page that could not be had inside the application is asked for as a document: the server may have it stored, the
    // service worker kept. Without a connection there may be nothing to contain it with either.
    const failure = Object.values(errors ?? {}).find((error) => !isRouteErrorResponse(error));
    if (failure !== undefined) {
      loadContainment().then(
        ({ askAgain }) => askAgain(failure, window),
        () => window.location.reload(),
      );
    }
  });

  const container = document.getElementById('app');
  if (!container) throw new Error('Could not find the app element in page');
  whenReadable(window, () => {
    startTransition(() => {
      hydrateRoot(
        container,
        <App config={config} store={store}>
          <RouterProvider router={router} />
        </App>,
        // As of those that nobody catches: in the console, and for whoever listens.
        { onCaughtError: (error) => reportError(error) },
      );
    });
  });
}
