import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../db/connect.ts';
import { readSharedSecret } from '../db/sharedSecret.ts';
import type { OwnServers } from '../http/requests/OwnServers.ts';
import { ticketSecret } from './ticketSecret.ts';

/** GET /api/internal/ticketKey returns the key with which servers sign page tickets, as base64url. */
export const ticketRoutes: FastifyPluginAsyncZod<{ db: Database; servers: OwnServers }> = async (
  app,
  { db, servers },
) => {
  app.get(
    '/api/internal/ticketKey',
    {
      onRequest: servers.only,
      schema: { hide: true, response: { 200: z.object({ key: z.string() }) } },
      exposeHeadRoute: false,
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { key: (await readSharedSecret(db, ticketSecret)).toString('base64url') };
    },
  );
};
