import type { RouteHandle, RouteModule } from '@marquee/shared';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from '@marquee/shared/router';
import { type ComponentType, Suspense } from 'react';
import { PendingPage } from '../navigation/PendingPage.ts';
import { WaitingPage } from '../navigation/WaitingPage.tsx';
import type { RouteEntry } from '../routes/routeTable.ts';
import { routeObject } from '../routes/routeTree.ts';
import type { PageLoads } from './PageLoads.ts';

type PageRoute = {
  entry: RouteEntry;
  /** The module, where the document came with it. */
  first?: RouteModule;
  loadModule: (entry: RouteEntry) => Promise<RouteModule>;
  loads: PageLoads;
  /** Makes a call whose answer the module's loader will ask for. */
  callAhead: (path: string) => void;
  /** Context of the module's loader, whose calls end with the signal. */
  contextFor: (signal: AbortSignal) => LoaderFunctionArgs['context'];
  ErrorPage: ComponentType;
};

/**
 * The route of an entry as a browser needs it: it can be gone to before its module and its data are there. Meanwhile the frame shows that
 * the page is on its way.
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
  /** That of the module, once it is there; the router keeps this object. */
  const handle: RouteHandle = first?.handle ?? {
    meta: ({ config, pathname }) => ({ title: config.site.name, canonicalPath: pathname }),
  };

  async function start(args: LoaderFunctionArgs, signal: AbortSignal): Promise<unknown> {
    if (!module && entry.firstCall) callAhead(entry.firstCall(args.params));
    module ??= await loadModule(entry);
    Object.assign(handle, module.handle);
    const request = new Request(args.request.url, { signal });
    const data = await module.loader?.({ ...args, request, context: contextFor(signal) });
    // One that stands in for a missing module has learnt its handle only now.
    Object.assign(handle, module.handle);
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
    const Boundary = module?.ErrorBoundary ?? ErrorPage;
    // Its code may be still to come; an error at an interaction does not wait for it.
    return (
      <Suspense>
        <Boundary />
      </Suspense>
    );
  }

  // A form is sent as a document, so its action is only there where the document came with it.
  return routeObject(entry, { ...first, Component, loader, ErrorBoundary, handle });
}
