import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiAddress, trustHeaders } from '../../ApiAddress.ts';
import type { Hosts } from '../../address/Hosts.ts';
import { replyError } from '../errors/errorResponse.ts';
import { Agent, request as ask } from '../request.ts';

export type PictureProxyParts = { hosts: Pick<Hosts, 'keyOf'>; api: ApiAddress };

/**
 * Maximum connections to the api. There are more than the api's limit of waiting pictures, so a stored picture always
 * gets a free connection. Each connection has one request at a time, so no response waits for another.
 */
const connections = 512;
/** Timeout for response headers. A new picture may wait for its network's turn, and 8 s for another host. */
const headersTimeoutMs = 60_000;

/** Request headers that the api uses. */
const passedOn = ['accept', 'if-none-match', 'x-request-id'] as const;
/** Response headers that belong to the picture or file, not to the connection. */
const passedBack = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'etag',
  'vary',
  'retry-after',
  'x-request-id',
  'x-content-type-options',
] as const;

/** GET /res/*: pictures and files of the api. When a reader leaves, the call is aborted, and the api stops its work. */
export function pictureProxy(app: FastifyInstance, { hosts, api }: PictureProxyParts): void {
  const agent = new Agent({ connections, pipelining: 1, headersTimeout: headersTimeoutMs });
  app.addHook('onClose', () => agent.destroy());

  app.get('/res/*', async (request, reply) => {
    if (!hosts.keyOf(request.headers.host))
      return replyError(request, reply, { status: 404, code: '404', message: 'This address was not found.' });
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    try {
      const { statusCode, headers, body } = await ask(api.url + request.url, {
        agent,
        method: request.method as 'GET' | 'HEAD',
        headers: { ...questionOf(request), ...trustHeaders(api) },
        signal: left.signal,
      });
      for (const name of passedBack) if (headers[name] !== undefined) reply.header(name, headers[name]);
      return reply.code(statusCode).send(body);
    } catch (error) {
      return refuse(request, reply, error);
    }
  });
}

function questionOf({ headers, ip, protocol }: FastifyRequest): Record<string, string> {
  const given = passedOn.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : []));
  return { ...Object.fromEntries(given), 'x-forwarded-for': ip, 'x-forwarded-proto': protocol };
}

/** Responds that the api is unavailable and that the reader may retry. */
function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const isAborted = error instanceof Error && error.name === 'AbortError';
  if (!isAborted) request.log.warn({ err: error }, 'cannot get a picture from the api');
  return replyError(request, reply, {
    status: 503,
    code: 'unavailable',
    message: 'The picture is temporarily unavailable.',
    headers: { 'retry-after': '2' },
  });
}
