import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Impression } from '../recording/impressionLine.ts';

/** Returns the reason why a call cannot come from a reader; undefined for a reader's call. */
export function rejectedByRequest({ headers }: FastifyRequest): Impression['rejection'] {
  const userAgent = headers['user-agent']?.trim();
  if (!userAgent || isbot(userAgent)) return 'bot';
  // The browser prefetched the page, and no reader saw it.
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return purpose.includes('prefetch') ? 'prefetch' : undefined;
}
