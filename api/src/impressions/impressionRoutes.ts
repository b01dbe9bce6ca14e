import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { impressionCreatedSchema, impressionSchema } from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rowId } from '../db/rowId.ts';
import { notFound } from '../http/notFound.ts';
import { refuseExceeded } from '../http/refuseExceeded.ts';
import { siteOf, siteQuerySchema } from '../http/site.ts';
import type { Services } from '../services.ts';
import { sessionCookie } from '../vocal/auth/sessionCookie.ts';
import { hashOfToken } from '../vocal/auth/sessions.ts';
import { judgeTicket } from './judgeTicket.ts';
import { prepareIsPostOf } from './knownPosts.ts';
import { JournalFullError } from './readJournal.ts';
import { rejectedByRequest } from './rejectedByRequest.ts';
import { dayOf } from './visitors.ts';

const minuteMs = 60_000;

const description =
  'A post was read. It counts once for a visitor, post and day (UTC), and only when the post is published and the read is ' +
  'neither its author’s nor a bot’s; the answer does not tell. It takes the ticket of a page of ours that was served at least 15 ' +
  'seconds and at most 12 hours before, in `x-marquee-ticket`, and each network and each ticket counts a limited number of times. ' +
  'Whose read it is comes from the post: `authorId` is not used.';

/** Takes down that posts are read. */
export const impressionRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock, config, reads }) => {
  const isPostOf = prepareIsPostOf(db);
  const cookie = sessionCookie(config.cookieDomain);
  const callsOfAddress = app.createRateLimit({
    max: config.limits.impressions,
    timeWindow: minuteMs,
    keyGenerator: (request: FastifyRequest) => reads.visitors.address(request.ip),
  });

  app.post(
    '/api/posts/createImpression',
    {
      schema: {
        tags: ['posts'],
        description,
        querystring: siteQuerySchema,
        body: impressionSchema,
        response: { 200: impressionCreatedSchema },
      },
    },
    async (request, reply) => {
      refuseExceeded(await callsOfAddress(request));
      const site = siteOf(request);
      const post = rowId(request.body.postId);
      if (!(await isPostOf(site, post))) throw notFound('The post');

      const at = clock().getTime();
      const token = cookie.read(request);
      const day = dayOf(at);
      const visitor = reads.visitors.anonymous(day, request.ip, request.headers['user-agent'] ?? '');
      const session = token ? hashOfToken(token) : undefined;
      const judged = judgeTicket(reads.tickets, request, at);
      const network = reads.visitors.network(day, judged.network);
      const rejection = rejectedByRequest(request) ?? judged.rejection;
      await reads
        .record({ at, post, site, visitor, network, ticket: judged.ticket, session, rejection })
        .catch(refuseForNow);
      reply.header('cache-control', 'no-store');
      return { success: true, error: null };
    },
  );
};

function refuseForNow(cause: Error): never {
  const message = cause instanceof JournalFullError ? 'Too many reads are waiting.' : 'The read cannot be kept.';
  throw new ProblemError(503, 'unavailable', message, { headers: { 'retry-after': '30' }, cause });
}
