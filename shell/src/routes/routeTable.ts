import { type HostKind, parts } from '@marquee/shared/domain';
import type { RouteEntry, RouteTable } from '../routeEntry.ts';
import type { RemoteRoute, ServerRemote } from '../serverContract.ts';
import { compareRoutes } from './compareRoutes.ts';
import { shellRoutes } from './shellRoutes.ts';

const kindOf = ({ host = 'site' }: { host?: HostKind }) => host;

function declared(remote: string, { id, path, expose, query, isPrivate, firstCall }: RemoteRoute): RouteEntry[] {
  if (expose === null) return [];
  return [
    {
      id,
      path,
      remote,
      expose: expose.slice(2),
      ...(query && { query }),
      ...(isPrivate && { isPrivate }),
      ...(firstCall && { firstCall }),
    },
  ];
}

/**
 * Builds the table of a kind of host from the shell's own pages and the routes that the remotes of a release set declare.
 * Literal segments come before parameters, and parameters before `*`, so the order of the declarations does not matter.
 */
export function routeTable(kind: HostKind, remotes: readonly Pick<ServerRemote, 'name' | 'routes'>[]): RouteTable {
  const own = shellRoutes
    .filter((route) => kindOf(route) === kind)
    .map(({ host: _host, ...entry }): RouteEntry => entry);
  const theirs = parts.flatMap(({ federationName }) => {
    if (!federationName) return [];
    const routes = remotes.find(({ name }) => name === federationName)?.routes ?? [];
    return routes.filter((route) => kindOf(route) === kind).flatMap((route) => declared(federationName, route));
  });
  return [...own, ...theirs].sort(compareRoutes);
}
