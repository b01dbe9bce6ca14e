import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../db/connect.ts';
import { readSharedSecret } from '../db/sharedSecret.ts';
import { loopbackOnly } from '../http/requests/loopbackOnly.ts';
import { ticketSecret } from './ticketSecret.ts';

/** GET /api/internal/ticketKey returns the key with which servers sign page tickets, as base64url. */
export const ticketRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(
    '/api/internal/ticketKey',
    {
      onRequest: loopbackOnly,
      schema: { hide: true, response: { 200: z.object({ key: z.string() }) } },
      exposeHeadRoute: false,
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { key: (await readSharedSecret(db, ticketSecret)).toString('base64url') };
    },
  );
};
