import { matchesEtag } from '@marquee/platform/http/matchesEtag.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../cache/answer.ts';

/** Sends an answer that anybody may see, or 304 when the caller has it already. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  reply
    .header('etag', answer.etag)
    .header('cache-tag', answer.cacheTags.join(','))
    // Caches that hear of purges go by the tags; all others ask again.
    .header('cache-control', 'public, no-cache')
    .header('vary', 'x-marquee-site');
  if (answer.newest) reply.header('x-newest', answer.newest);
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(answer.body);
}
