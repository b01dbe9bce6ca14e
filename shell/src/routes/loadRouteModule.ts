import type { RouteModule } from '@marquee/shared';
import { loadRemoteModule } from '../remotes/federationHost.ts';
import type { PageRoute, ShellPage } from '../routeEntry.ts';
import { creatorIndexRoute } from './creator/creatorIndexRoute.tsx';
import { creatorRedirectRoute } from './creator/creatorRedirectRoute.tsx';
import { notFoundRoute } from './error/notFoundRoute.tsx';

const shellPages: Record<ShellPage, () => RouteModule | Promise<RouteModule>> = {
  searchForm: async () =>
    (await import(/* webpackChunkName: "pages" */ './search/searchFormRoute.tsx')).searchFormRoute,
  offline: async () => (await import(/* webpackChunkName: "pages" */ './offline/offlineRoute.tsx')).offlineRoute,
  notFound: () => notFoundRoute,
  creatorRedirect: () => creatorRedirectRoute,
  creatorIndex: () => creatorIndexRoute,
  // Only the creator host needs this module, so pages for readers do not load it.
  creatorPlatform: async () =>
    (await import(/* webpackChunkName: "creator" */ './creator/creatorPlatformRoute.tsx')).creatorPlatformRoute,
};

/** The route module of an entry of the route table: from the shell itself, or from the remote that owns the page. */
export async function loadRouteModule(entry: PageRoute): Promise<RouteModule> {
  return 'shellPage' in entry
    ? shellPages[entry.shellPage]()
    : loadRemoteModule<RouteModule>(entry.remote, entry.expose);
}
