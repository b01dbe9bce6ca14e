import { refuseOtherSites } from '@marquee/platform/http/crossSiteGuard.ts';
import { WindowCounts } from '@marquee/platform/limits/WindowCounts.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { sendProblem } from '@marquee/platform/problem/sendProblem.ts';
import { ticketPath } from '@marquee/shared/tickets/ticketPath';
import type { FastifyInstance } from 'fastify';
import { toProblem } from '../admin/toProblem.ts';
import type { CanaryProxy } from '../canary/CanaryProxy.ts';
import type { WorkerCounts } from '../counts/WorkerCounts.ts';
import type { TicketService } from '../tickets/TicketService.ts';
import type { SharedCache } from './SharedCache.ts';

/** Maximum number of tickets that a network gets from a worker in a minute. A network has 500 counted impressions a day. */
const maxPerNetwork = 300;
const windowMs = 60_000;
/** Maximum number of networks that each worker remembers. */
const maxNetworks = 10_000;
/** Bytes of a body. The call has none. */
const maxBytes = 1_024;

export type TicketParts = {
  tickets: Pick<TicketService, 'issue' | 'networkOf'>;
  sharedCache: Pick<SharedCache, 'isOn'>;
  canaryProxy: Pick<CanaryProxy, 'cookiesFor'>;
  counts: Pick<WorkerCounts, 'page'>;
  now: () => number;
};

/**
 * POST /_marquee/ticket gives a page its ticket if the page came without one, for example from a CDN. No cache stores
 * responses to POST. Behind a CDN, the call also counts the page, and assigns the reader to the canaries.
 */
export async function ticketRoute(app: FastifyInstance, parts: TicketParts): Promise<void> {
  const { tickets, sharedCache, canaryProxy, counts, now } = parts;
  const issued = new WindowCounts(windowMs, maxNetworks, now);
  app.addHook('onRequest', refuseOtherSites);
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, toProblem(error)));

  app.post(ticketPath, { bodyLimit: maxBytes }, async ({ raw }, reply) => {
    const network = tickets.networkOf(raw);
    if (network === null)
      throw new ProblemError(503, 'unavailable', 'The server has no key for tickets yet.', {
        headers: { 'retry-after': '2' },
      });
    if (issued.of(network) >= maxPerNetwork)
      throw new ProblemError(429, 'too-many-attempts', 'This network asks for too many tickets.', {
        headers: { 'retry-after': String(issued.secondsLeft(network)) },
      });
    issued.add(network);
    if (sharedCache.isOn) counts.page(raw);
    const cookies = sharedCache.isOn ? canaryProxy.cookiesFor(raw) : [];
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    return reply.header('cache-control', 'no-store').send({ ticket: tickets.issue(raw) });
  });
}
