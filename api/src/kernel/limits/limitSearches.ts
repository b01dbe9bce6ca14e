import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseCache } from '../cache/ResponseCache.ts';
import type { ApiResponse } from '../cache/response.ts';
import { callerOf } from './caller.ts';
import { FairQueue } from './FairQueue.ts';
import { networkOf } from './networkOf.ts';
import { refuseExceeded } from './refuseExceeded.ts';

/** Each search uses up to four of the database's ten connections. Posts need the remaining connections. */
const limits = { atOnce: 2, maxWaiting: 100, maxPerNetwork: 10 };
const minuteMs = 60_000;

/**
 * Produces the response to a search request.
 * @throws ProblemError 429 or 503, with Retry-After, when the network exceeds its share
 */
export type SearchResponder = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  produce: () => Promise<ApiResponse>,
) => Promise<ApiResponse>;

/** Serves cached searches at once, and runs the others a few at a time, with networks in turn. */
export function limitSearches(app: FastifyInstance, responses: ResponseCache, callsInMinute: number): SearchResponder {
  const queue = new FairQueue(limits);
  const callsOfNetwork = app.createRateLimit({
    max: callsInMinute,
    timeWindow: minuteMs,
    keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
  });
  return async (request, reply, key, produce) => {
    const known = responses.known(key);
    if (known) return known;
    refuseExceeded(await callsOfNetwork(request));
    // A search that began before a purge must not serve callers that arrive after the purge.
    return queue.run(`${responses.purges} ${key}`, callerOf(request, reply), () => responses.get(key, produce));
  };
}
