import { randomUUID } from 'node:crypto';
import { givenRequestId } from '@marquee/platform/logs/givenRequestId.ts';
import type { FastifyInstance } from 'fastify';

/** Logs one line for every response, and sends its id to the caller. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    request.log.info(
      { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    );
  });
}

/** Returns the id from the server, so that both logs share it, or a new id. The server replaces the ids of strangers. */
export function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  return givenRequestId(request.headers) ?? randomUUID();
}
