import { requestContext } from '@marquee/platform/logs/requestContext.ts';
import type { FastifyInstance } from 'fastify';

/** Keeps the id of each request for its statements. Call before any other hook. */
export function registerRequestContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requestContext.run(request.id, done));
  // The body arrives by events of the connection, which other requests use too.
  app.addHook('preValidation', (request, _reply, done) => requestContext.run(request.id, done));
}
