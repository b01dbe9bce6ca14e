import { dataSiteSchema, siteFilesSchema } from '@marquee/platform/network/dataSite.ts';
import { networkDataSchema } from '@marquee/platform/network/networkData.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/connect.ts';
import { readOwnHosts } from '../hosts/readOwnHosts.ts';
import { notFound } from '../http/notFound.ts';
import type { OwnServers } from '../http/requests/OwnServers.ts';
import { readDataSites, readSiteFiles } from '../sites/readDataSites.ts';

const siteVersionSchema = dataSiteSchema.pick({ key: true, version: true });

type NetworkServices = { db: Database; servers: OwnServers; config: Pick<Config, 'domain'> };

/**
 * GET /api/internal/network returns what servers need to know of the network before they can serve a page. They read it
 * when they start, and again before they apply a purge of `network` or of everything. GET
 * /api/internal/sites/{key}/{version} returns the files of a site of data.
 */
export const networkRoutes: FastifyPluginAsyncZod<NetworkServices> = async (app, { db, servers, config }) => {
  app.get(
    '/api/internal/network',
    {
      onRequest: servers.only,
      schema: { hide: true, response: { 200: networkDataSchema } },
      exposeHeadRoute: false,
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const [hosts, sites] = [await readOwnHosts(db, config.domain), await readDataSites(db)];
      return {
        domain: config.domain,
        sites,
        hosts: hosts.map(({ name, host, kind }) => ({ name, host, isCanonical: kind === 'canonical' })),
      };
    },
  );

  app.get(
    '/api/internal/sites/:key/:version',
    {
      onRequest: servers.only,
      schema: { hide: true, params: siteVersionSchema, response: { 200: siteFilesSchema } },
      exposeHeadRoute: false,
    },
    async ({ params: { key, version } }, reply) => {
      reply.header('cache-control', 'no-store');
      const files = await readSiteFiles(db, key, version);
      if (!files) throw notFound('The version of the site');
      return { files };
    },
  );
};
