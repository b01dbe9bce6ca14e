import type { HostKind } from '@marquee/shared/domain';
import type { Manifest } from '../../../manifest.ts';

/**
 * Shape of a route's addresses, such as `site /author/:`. `:` stands for a parameter of any name. A route with an
 * optional parameter has two shapes.
 */
export type RouteShape = {
  shape: string;
  host: HostKind;
  path: string;
  /** The part that declares the route, and the route's index in the part's manifest. */
  owner: Manifest;
  number: number;
  id: string;
};

/** Returns the shapes of all routes that the parts declare. */
export function routeShapes(manifests: readonly Manifest[]): RouteShape[] {
  return manifests.flatMap((owner) =>
    (owner.routes ?? []).flatMap(({ id, host = 'site', path }, number) =>
      variants(path).map((variant) => ({
        shape: `${host} /${variant.replace(/:[a-zA-Z]+/g, ':')}`,
        ...{ host, path: `/${path}`, owner, number, id },
      })),
    ),
  );
}

function variants(path: string): string[] {
  if (!path.endsWith('?')) return [path];
  return [path.slice(0, path.lastIndexOf('/')), path.slice(0, -1)];
}
