import {
  apiContext,
  isAborted,
  pageConfigContext,
  populateCategoriesIfEmpty,
  type RouteModule,
  storeContext,
} from '@marquee/shared';
import { hostKindOf } from '@marquee/shared/domain';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from '@marquee/shared/router';
import { type ComponentType, createElement, Suspense } from 'react';
import type { RouteEntry } from '../routeEntry.ts';
import { Frame } from './Frame.tsx';

/** Loads the site's categories, which the frame shows on every page, if they are missing. */
async function loadFrame({ context }: LoaderFunctionArgs): Promise<null> {
  if (hostKindOf(context.get(pageConfigContext).site.key) === 'creator') return null;
  try {
    await populateCategoriesIfEmpty(context.get(storeContext), context.get(apiContext));
  } catch (error) {
    // The page may still be shown. If the api is down, its own loader reports this.
    if (!isAborted(error)) console.error(error);
  }
  return null;
}

export const frameRouteId = 'frame';

/**
 * A jump inside the page loads nothing; the router itself ensures that only on the way to a `#mark`, not on the way
 * back.
 */
const unlessJumping: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSamePage = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
};

/** React Router's form of an entry and its loaded module. */
export function routeObject(entry: RouteEntry, module: RouteModule): RouteObject {
  const { Component, loader, action, ErrorBoundary, handle } = module;
  const shared = {
    id: entry.id,
    Component,
    loader,
    ...(action ? { action } : {}),
    handle,
    shouldRevalidate: unlessJumping,
    ...(ErrorBoundary ? { ErrorBoundary } : {}),
  };
  return entry.path === '' ? { ...shared, index: true } : { ...shared, path: entry.path };
}

/**
 * The tree around pages: the frame (pathless, as the root must be), and in it a boundary that keeps the frame mounted.
 * The boundary of the root is for a page whose module does not load.
 * @param ErrorPage shown by the boundary; a browser loads it when it is needed
 */
export function routeTree(children: RouteObject[], ErrorPage: ComponentType): RouteObject[] {
  // An error at an interaction does not wait for the code of its page: nothing above could, and all would go.
  const ErrorBoundary = () => createElement(Suspense, null, createElement(ErrorPage));
  return [
    {
      id: 'root',
      Component: Frame,
      loader: loadFrame,
      shouldRevalidate: unlessJumping,
      ErrorBoundary,
      children: [{ id: frameRouteId, ErrorBoundary, children }],
    },
  ];
}
