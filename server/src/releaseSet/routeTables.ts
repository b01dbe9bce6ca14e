import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { HostKind } from '@marquee/shared/domain';
import type { ServerApp } from '@marquee/shell/serverContract';

/** A host's route table for browsers. The address has a hash of the content, so that sets with the same routes share the table. */
export type RouteTableFile = { address: string; json: string; br: Buffer };
export type RouteTables = Readonly<Record<HostKind, RouteTableFile | null>>;

/** The route tables of a release set. Null from a shell that has its own in its scripts. */
export function routeTables(app: Pick<ServerApp, 'routesJson'>): RouteTables {
  const tableOf = (kind: HostKind): RouteTableFile | null => {
    const json = app.routesJson?.(kind);
    if (json === undefined) return null;
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
    return { address: `/assets/routes/${hash}.json`, json, br: brotliCompressSync(json) };
  };
  return { site: tableOf('site'), creator: tableOf('creator') };
}
