import type { RouteHandle, RouteModule } from '@marquee/shared';
import { type LoaderFunctionArgs, useLoaderData } from '@marquee/shared/router';
import { withinDeadline } from '../../app/withinDeadline.ts';
import { retryAfter } from '../../remotes/retryAfter.ts';
import { ErrorPage } from '../../routes/error/ErrorPage.tsx';
import { liveHandle, siteNameMeta } from '../../routes/page/liveHandle.ts';
import { PreservedMarkup } from './PreservedMarkup.tsx';
import type { PreservedPage } from './preserveServerMarkup.ts';

/**
 * Milliseconds before each attempt to load the module behind a preserved page. After the last one, only a navigation
 * tries again.
 */
const preservedWaits = [1_000, 3_000, 9_000] as const;
/** Milliseconds before the one further attempt of a navigation, and how long that may take. */
const navigationWaits = [300] as const;
const navigationTimeoutMs = 3_000;

/**
 * A route module that takes the place of one that failed to load. Each navigation to the route tries again, and the
 * page appears as soon as the module has loaded.
 * @param load requests the module
 * @param preserved the page as the server rendered it, if it is the first page of the document
 */
export function recoverableRouteModule(load: () => Promise<RouteModule>, preserved: PreservedPage | null): RouteModule {
  let loaded: RouteModule | null = null;
  /** The module, once its loader has run. Until then, its component has no data. */
  let ready: RouteModule | null = null;
  const fallbackHandle: RouteHandle = { meta: siteNameMeta, hideHeader: preserved?.hasHeader === false };

  async function loadModule(waits: readonly [number, ...number[]]): Promise<RouteModule> {
    loaded ??= await retryAfter(waits, load);
    return loaded;
  }

  const loadBehindPreserved = () => loadModule(preservedWaits);

  async function loader(args: LoaderFunctionArgs): Promise<unknown> {
    const { pathname, search } = new URL(args.request.url);
    const isPreserved = !ready && preserved?.address === pathname + search;
    try {
      const module = await withinDeadline(navigationTimeoutMs, 'The module of the page', loadModule(navigationWaits));
      const data = await module.loader?.(args);
      ready = module;
      return data ?? null;
    } catch (error) {
      // The page as the server rendered it is better than an error page.
      if (isPreserved && !(error instanceof Response)) return null;
      throw error;
    }
  }

  function Component() {
    // Renders again when the loader has run.
    useLoaderData();
    if (ready) return <ready.Component />;
    return preserved ? <PreservedMarkup markup={preserved.markup} loadModule={loadBehindPreserved} /> : null;
  }

  function ErrorBoundary() {
    const Boundary = loaded?.ErrorBoundary ?? ErrorPage;
    return <Boundary />;
  }

  return { Component, loader, ErrorBoundary, handle: liveHandle(() => ready?.handle ?? fallbackHandle) };
}
