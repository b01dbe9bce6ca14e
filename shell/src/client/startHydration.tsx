import {
  type AppStore,
  ajax,
  apiContext,
  createApi,
  createStore,
  pageConfigContext,
  storeContext,
  type Transport,
} from '@marquee/shared';
import { onIdle } from '@marquee/shared/page/onIdle';
import { RouterContextProvider, RouterProvider } from '@marquee/shared/router';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app/App.tsx';
import { restoreState } from '../app/restoreState.ts';
import { onceOrOnInteraction } from '../boot/onceOrOnInteraction.ts';
import { readPageConfig, readPageRelease, readPageState } from '../document/pageData.ts';
import { pushPageView } from '../navigation/pageView.ts';
import { loadRouteModule } from '../routes/loadRouteModule.ts';
import { registerPageRemotes } from './browserRemotes.ts';
import { CallsAhead } from './CallsAhead.ts';
import { createPageRouter, loadErrorPage, loadRemoteFailure } from './pageRouter.tsx';
import { routeTableAt } from './routeTableAt.ts';
import { startLoadingAhead } from './startLoadingAhead.ts';

/** Milliseconds after which a busy page is hydrated all the same. */
const maxWaitMs = 1_500;

/** Hydrates a page with exactly the versions it was rendered with. */
export async function startHydration(): Promise<void> {
  const config = readPageConfig(document);
  const pageState = readPageState(document);
  const release = readPageRelease(document);
  registerPageRemotes(release);

  const readRouteTable = routeTableAt(release.routes ?? null);
  // Loads the route table in parallel with the module, so that it is ready for the first click.
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
  const router = createPageRouter({ pageState, address, routeModule, readRouteTable, calls, contextWith });
  startLoadingAhead({ config, store, readRouteTable, calls, contextWith });
  hydrate(
    <App config={config} store={store}>
      <RouterProvider router={router} />
    </App>,
  );
}

/** Hydrates when the browser is idle or at the reader's first interaction, whichever comes first. */
function hydrate(app: ReactNode): void {
  const container = document.getElementById('app');
  if (!container) throw new Error('Could not find the app element in page');
  const start = onceOrOnInteraction(window, () => {
    // Caught errors go to the console and to all listeners, like uncaught errors.
    startTransition(() => void hydrateRoot(container, app, { onCaughtError: (error) => reportError(error) }));
  });
  onIdle(start, { timeoutMs: maxWaitMs, fallbackMs: 1 });
}
