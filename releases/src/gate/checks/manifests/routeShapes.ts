import type { HostKind } from '@marquee/shared/domain';
import type { Manifest } from '../../../manifest.ts';

/** Addresses of one form: `site /author/:`. A parameter is `:`, whatever its name; one that may be missing makes two shapes. */
export type RouteShape = {
  shape: string;
  host: HostKind;
  path: string;
  /** The declaration: that one of its owner's. */
  owner: Manifest;
  number: number;
  id: string;
};

/** The shapes of all addresses that parts declare. */
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
