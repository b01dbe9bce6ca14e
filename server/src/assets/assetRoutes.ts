import path from 'node:path';
import { releaseVersionSchema } from '@marquee/releases/manifest.ts';
import { partNameSchema } from '@marquee/releases/partNames.ts';
import type { ReleaseCache } from '@marquee/releases/ReleaseCache.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../http/acceptedEncoding.ts';
import type { DataSites } from '../network/DataSites.ts';
import type { LoadedReleaseSet } from '../releaseSet/loadReleaseSet.ts';
import type { RouteTableFile } from '../releaseSet/routeTables.ts';
import type { MissingReleases } from './MissingReleases.ts';

export type AssetParts = {
  releaseCache: ReleaseCache;
  releaseSet: LoadedReleaseSet;
  missing: MissingReleases;
  dataSites: Pick<DataSites, 'folderOf'>;
};

const year = 31_536_000;
const immutable = `public, max-age=${year}, immutable`;

/** Serves files of releases, of any stored version, of the live shell's sites, and of sites of data. */
export function assetRoutes(app: FastifyInstance, { releaseCache, releaseSet, missing, dataSites }: AssetParts): void {
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/assets/:name/:version/*',
    async (request, reply) => {
      const { name, version, '*': file } = request.params;
      const { data: part } = partNameSchema.safeParse(name);
      if (!part || !releaseVersionSchema.safeParse(version).success) return reply.callNotFound();
      if (!releaseCache.has(part, version)) await missing.wait(part, version);
      // The contract of a version: its files never change.
      return sendFile(reply, path.join(part, version, 'browser', file), immutable);
    },
  );
  // Route tables of other sets are not served. Browsers that request one then follow links by loading whole documents.
  for (const table of [releaseSet.routeTables.site, releaseSet.routeTables.creator])
    if (table) app.get(table.address, (request, reply) => sendRouteTable(request, reply, table));
  app.get<{ Params: { '*': string } }>('/assets/sites/*', (request, reply) => {
    const file = request.params['*'];
    const isHashed = /\.[0-9a-f]{8}\.(?:woff2|svg)$/.test(file);
    const lifetime = isHashed ? immutable : 'public, max-age=3600';
    const [key = '', ...names] = file.split('/');
    const folder = dataSites.folderOf(key);
    if (folder) return sendFile(reply, names.join('/'), lifetime, folder);
    return sendFile(reply, path.join('shell', releaseSet.set.shell, 'browser/sites', file), lifetime);
  });
}

function sendRouteTable(request: FastifyRequest, reply: FastifyReply, { json, br }: RouteTableFile): FastifyReply {
  const isBrotli = acceptedEncoding(request.headers['accept-encoding']) === 'br';
  return reply
    .headers({
      ...{ 'cache-control': immutable, 'x-content-type-options': 'nosniff', vary: 'Accept-Encoding' },
      ...(isBrotli && { 'content-encoding': 'br' }),
    })
    .type('application/json')
    .send(isBrotli ? br : json);
}

/** @param root absolute folder of the file. The folder of the releases by default */
function sendFile(reply: FastifyReply, file: string, cacheControl: string, root?: string): FastifyReply {
  // Nothing of these is a document: the other headers would only cost bytes.
  return reply.headers({ 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' }).sendFile(file, root);
}
