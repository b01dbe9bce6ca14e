import type { RouteHandle, RouteModule } from '@marquee/shared';
import { type LoaderFunctionArgs, useLoaderData } from '@marquee/shared/router';
import { retryAfter } from '../../remotes/retryAfter.ts';
import { ErrorPage } from '../../routes/error/ErrorPage.tsx';
import { PreservedMarkup } from './PreservedMarkup.tsx';
import type { PreservedPage } from './preserveServerMarkup.ts';

/** Milliseconds before each attempt to have the module of a page that stands without it; then only at the next navigation. */
const keptWaits = [1_000, 3_000, 9_000] as const;
/** The same before the one further attempt of a navigation, and for how long it may take. */
const navigationWait = [300] as const;
const navigationPatience = 3_000;

function withinPatience<Result>(attempt: Promise<Result>): Promise<Result> {
  return Promise.race([
    attempt,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error(`A module did not come within ${navigationPatience} ms`)), navigationPatience),
    ),
  ]);
}

/**
 * Stands in for a module that did not come, in the same route: each navigation to it tries again, and its page is there as soon as the
 * module is.
 * @param load asks for the module
 * @param kept what the server wrote, if this is the first page
 */
export function recoverableRouteModule(load: () => Promise<RouteModule>, kept: PreservedPage | null): RouteModule {
  let module: RouteModule | null = null;
  /** Whether its loader has run, without which its component has nothing to show. */
  let isReady = false;
  const handle: RouteHandle = {
    meta: ({ config, pathname }) => ({ title: config.site.name, canonicalPath: pathname }),
    hideHeader: kept?.hasHeader === false,
  };
  const untilModule = async () => {
    module ??= await retryAfter(keptWaits, load);
  };

  async function loader(args: LoaderFunctionArgs): Promise<unknown> {
    const { pathname, search } = new URL(args.request.url);
    const standsAlready = !isReady && kept?.address === pathname + search;
    try {
      module ??= await withinPatience(retryAfter(navigationWait, load));
      const data = await module.loader?.(args);
      Object.assign(handle, module.handle);
      isReady = true;
      return data ?? null;
    } catch (error) {
      // What stands there is better than the news that it could not be made anew.
      if (standsAlready && !(error instanceof Response)) return null;
      throw error;
    }
  }

  function Component() {
    // It is rendered anew when its loader has run.
    useLoaderData();
    if (module && isReady) return <module.Component />;
    return kept ? <PreservedMarkup markup={kept.markup} untilModule={untilModule} /> : null;
  }

  function ErrorBoundary() {
    const Boundary = module?.ErrorBoundary ?? ErrorPage;
    return <Boundary />;
  }

  return { Component, loader, ErrorBoundary, handle };
}
