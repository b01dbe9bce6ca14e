import { matchesEtag } from '@marquee/platform/http/matchesEtag.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiResponse } from '../cache/response.ts';

/** Sends a public response, or 304 if the caller already has it. */
export function sendResponse(request: FastifyRequest, reply: FastifyReply, response: ApiResponse): FastifyReply {
  reply
    .header('etag', response.etag)
    .header('cache-tag', response.cacheTags.join(','))
    // Caches that follow purges use the tags; all others revalidate.
    .header('cache-control', 'public, no-cache')
    .header('vary', 'x-marquee-site');
  if (response.newest) reply.header('x-newest', response.newest);
  if (matchesEtag(request.headers['if-none-match'], response.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(response.body);
}
