import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseCache } from '../cache/ResponseCache.ts';
import type { ApiResponse } from '../cache/response.ts';
import { callerOf } from '../fairness/caller.ts';
import { FairQueue } from '../fairness/FairQueue.ts';
import { networkOf } from '../fairness/networkOf.ts';
import { refuseExceeded } from '../http/requests/refuseExceeded.ts';

/** A search uses up to four of the database's ten connections at once, so posts always find one. */
const limits = { atOnce: 2, mostWaiting: 100, mostOfNetwork: 10 };
const minuteMs = 60_000;

/**
 * Makes the response to a search request.
 * @throws ProblemError 429 or 503, with Retry-After, when the network exceeds its share
 */
export type SearchResponder = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  produce: () => Promise<ApiResponse>,
) => Promise<ApiResponse>;

/** Serves searches from memory at once, and runs the others a few at a time, with networks in turn. */
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
    // A search that was begun before a purge serves no caller that comes after it.
    return queue.run(`${responses.purges} ${key}`, callerOf(request, reply), () => responses.get(key, produce));
  };
}
