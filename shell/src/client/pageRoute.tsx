import type { RouteModule } from '@marquee/shared';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from '@marquee/shared/router';
import { type ComponentType, Suspense } from 'react';
import { routeObject } from '../frame/routeTree.ts';
import { PendingPage } from '../navigation/PendingPage.ts';
import { WaitingPage } from '../navigation/WaitingPage.tsx';
import type { RouteEntry } from '../routeEntry.ts';
import { liveHandle, siteNameMeta } from '../routes/page/liveHandle.ts';
import type { PageLoads } from './PageLoads.ts';

type PageRoute = {
  entry: RouteEntry;
  /** The module of the page in the document, if this is its route. */
  first?: RouteModule;
  loadModule: (entry: RouteEntry) => Promise<RouteModule>;
  loads: PageLoads;
  /** Makes a call before the loader of the module does. The loader then gets its response. */
  callAhead: (path: string) => void;
  /** Context of the module's loader; the signal ends its calls. */
  contextFor: (signal: AbortSignal) => LoaderFunctionArgs['context'];
  ErrorPage: ComponentType;
};

/** Fills in the parameters of a path such as `/api/posts/:postKey`. */
function withParams(call: string, params: Readonly<Record<string, string | undefined>>): string {
  return call.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/**
 * Makes the browser's route of an entry. Readers can navigate to the route before its module and data have loaded.
 * Until then, the frame shows that the page is loading.
 */
export function pageRoute({
  entry,
  first,
  loadModule,
  loads,
  callAhead,
  contextFor,
  ErrorPage,
}: PageRoute): RouteObject {
  let module: RouteModule | null = first ?? null;
  async function start(args: LoaderFunctionArgs, signal: AbortSignal): Promise<unknown> {
    if (!module && entry.firstCall) callAhead(withParams(entry.firstCall, args.params));
    module ??= await loadModule(entry);
    const request = new Request(args.request.url, { signal });
    const data = await module.loader?.({ ...args, request, context: contextFor(signal) });
    return data ?? null;
  }

  function loader(args: LoaderFunctionArgs): Promise<unknown> {
    const { pathname, search } = new URL(args.request.url);
    return loads.load(pathname + search, args.request.signal, (signal) => start(args, signal));
  }

  function Component() {
    const data = useLoaderData();
    if (data instanceof PendingPage) return <WaitingPage page={data} />;
    return module ? <module.Component /> : null;
  }

  function ErrorBoundary() {
    // Uses the error boundary of the module, as the server does.
    if (module?.ErrorBoundary) return <module.ErrorBoundary />;
    // The code of the error page may not have loaded, and an error during an interaction does not wait for it.
    return (
      <Suspense>
        <ErrorPage />
      </Suspense>
    );
  }

  // Forms are sent as documents, so only the document's own page has an action.
  const handle = liveHandle(() => module?.handle ?? { meta: siteNameMeta }, entry.isPrivate);
  return routeObject(entry, { ...first, Component, loader, ErrorBoundary, handle });
}
