import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** Id of the request that the running code serves. Undefined in jobs and at the start. */
export const requestContext = new AsyncLocalStorage<string>();

/** Keeps the id of each request for its statements. Call before any other hook. */
export function registerRequestContext(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requestContext.run(request.id, done));
  // The body arrives by events of the connection, which other requests use too.
  app.addHook('preValidation', (request, _reply, done) => requestContext.run(request.id, done));
}
