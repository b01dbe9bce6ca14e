import type { FastifyRequest } from 'fastify';
import { notFound } from '../notFound.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Hook for calls between our own processes. Other callers get 404, also behind a proxy. */
export async function loopbackOnly(request: FastifyRequest): Promise<void> {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  if (forwarded || !loopback.test(peer)) throw notFound('This address');
}
