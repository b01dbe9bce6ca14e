import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Impression } from '../recording/impressionLine.ts';

/** Why a call cannot be a person's read; undefined when it can be one. */
export function rejectedByRequest({ headers }: FastifyRequest): Impression['rejection'] {
  const userAgent = headers['user-agent']?.trim();
  if (!userAgent || isbot(userAgent)) return 'bot';
  // A browser made the page in advance, and nobody has seen it.
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return purpose.includes('prefetch') ? 'prefetch' : undefined;
}
