import { networkDataSchema } from '@marquee/platform/network/networkData.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/connect.ts';
import { readOwnHosts } from '../hosts/readOwnHosts.ts';
import type { OwnServers } from '../http/requests/OwnServers.ts';

type NetworkServices = { db: Database; servers: OwnServers; config: Pick<Config, 'domain'> };

/**
 * GET /api/internal/network returns what servers need to know of the network before they can serve a page. They read it
 * when they start, and again before they apply a purge of `network` or of everything.
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
      const hosts = await readOwnHosts(db, config.domain);
      return {
        domain: config.domain,
        hosts: hosts.map(({ name, host, kind }) => ({ name, host, isCanonical: kind === 'canonical' })),
      };
    },
  );
};
