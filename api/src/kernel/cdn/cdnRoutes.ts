import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../db/connect.ts';
import type { OwnServers } from '../http/requests/OwnServers.ts';
import type { CdnPurger } from './CdnPurger.ts';
import { readCdnStatus } from './readCdnStatus.ts';

/** GET /api/internal/cdn returns the state of the CDN's purges, for the status page of servers. */
export const cdnRoutes: FastifyPluginAsyncZod<{ cdn: CdnPurger; db: Database; servers: OwnServers }> = async (
  app,
  { cdn, db, servers },
) => {
  app.get(
    '/api/internal/cdn',
    { onRequest: servers.only, schema: { hide: true }, exposeHeadRoute: false },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { targets: await readCdnStatus(db, cdn.targets) };
    },
  );
};
