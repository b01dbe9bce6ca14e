import type { RouteModule } from '@marquee/shared';
import { matchPath, type RouteObject } from '@marquee/shared/router';
import { Frame } from '../chrome/Frame.tsx';
import { loadFrame } from '../chrome/loadFrame.ts';
import { ErrorPage } from './ErrorPage.tsx';
import type { RouteEntry } from './routeTable.ts';

export const frameRouteId = 'frame';

/** React Router's form of an entry and its loaded module. */
export function routeObject(entry: RouteEntry, module: RouteModule): RouteObject {
  const { Component, loader, ErrorBoundary, handle } = module;
  const shared = { id: entry.id, Component, loader, handle, ...(ErrorBoundary ? { ErrorBoundary } : {}) };
  return entry.path === '' ? { ...shared, index: true } : { ...shared, path: entry.path };
}

/** The tree around pages: the frame (pathless, as the root must be), and in it a boundary that keeps the frame alive. */
export function routeTree(children: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Frame,
      loader: loadFrame,
      children: [{ id: frameRouteId, ErrorBoundary: ErrorPage, children }],
    },
  ];
}

/** The entry that serves a path; the table's last entry matches everything. */
export function matchEntry(table: readonly RouteEntry[], pathname: string): RouteEntry {
  const entry = table.find(({ path }) => matchPath({ path: `/${path}`, end: true, caseSensitive: true }, pathname));
  if (!entry) throw new Error(`The route table has no entry for ${pathname}`);
  return entry;
}
