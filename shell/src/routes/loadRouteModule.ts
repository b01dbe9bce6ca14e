import type { RouteModule } from '@marquee/shared';
import { loadRemoteModule } from '../remotes/federationHost.ts';
import { creatorHandoverRoute } from './creatorHandoverRoute.tsx';
import { creatorPlatformRoute } from './creatorPlatformRoute.tsx';
import { notFoundRoute } from './notFoundRoute.tsx';
import { notHereYetRoute } from './notHereYetRoute.tsx';
import type { RouteEntry, ShellPage } from './routeTable.ts';

const shellPages: Record<ShellPage, RouteModule> = {
  notHereYet: notHereYetRoute,
  notFound: notFoundRoute,
  creatorHandover: creatorHandoverRoute,
  creatorPlatform: creatorPlatformRoute,
};

/** The route module of an entry of the route table: from the shell itself, or from the remote that owns the page. */
export async function loadRouteModule(entry: RouteEntry): Promise<RouteModule> {
  return 'shellPage' in entry ? shellPages[entry.shellPage] : loadRemoteModule<RouteModule>(entry.remote, entry.expose);
}
