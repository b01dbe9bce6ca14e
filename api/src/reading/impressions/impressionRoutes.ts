import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { impressionCreatedSchema, impressionSchema } from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../kernel/config/config.ts';
import type { Database } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { siteOf, siteQuerySchema } from '../../kernel/http/requests/site.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import { hashOfToken } from '../../people/accounts/Sessions.ts';
import { sessionCookie } from '../../people/accounts/sessionCookie.ts';
import { checkTicket } from './checks/checkTicket.ts';
import { prepareIsPostOf } from './checks/knownPosts.ts';
import { rejectedByRequest } from './checks/rejectedByRequest.ts';
import { JournalFullError } from './recording/ImpressionJournal.ts';
import type { ImpressionRecorder } from './recording/ImpressionRecorder.ts';
import { dayOf } from './recording/visitors.ts';

const minuteMs = 60_000;

const description =
  'Records an impression of a post. It counts once for a visitor, post and day (UTC), and only when the post is published and the read is ' +
  'neither its author’s nor a bot’s; the response does not reveal it. It takes the ticket of a page of ours that was served at least 15 ' +
  'seconds and at most 12 hours before, in `x-marquee-ticket`, and each network and each ticket counts a limited number of times. ' +
  '`authorId` is ignored, because the author comes from the post. With `seconds`, the call adds time read to the visitor’s counted ' +
  'impression of the day, if there is one, up to an hour, and counts nothing.';

type ImpressionServices = { db: Database; clock: Clock; config: Config; impressions: ImpressionRecorder };

/** Routes that record impressions of posts. */
export const impressionRoutes: FastifyPluginAsyncZod<ImpressionServices> = async (
  app,
  { db, clock, config, impressions },
) => {
  const isPostOf = prepareIsPostOf(db);
  const cookie = sessionCookie(config.cookieDomain);
  const callsOfAddress = app.createRateLimit({
    max: config.limits.impressions,
    timeWindow: minuteMs,
    keyGenerator: (request: FastifyRequest) => impressions.visitors.address(request.ip),
  });
  // Reports of time read have a limit of their own, so that they refuse no impressions.
  const reportsOfAddress = app.createRateLimit({
    max: config.limits.impressions,
    timeWindow: minuteMs,
    keyGenerator: (request: FastifyRequest) => `time ${impressions.visitors.address(request.ip)}`,
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
      const { referrer = 'none', seconds } = request.body;
      refuseExceeded(await (seconds === undefined ? callsOfAddress : reportsOfAddress)(request));
      const site = siteOf(request);
      const post = rowId(request.body.postId);
      if (!(await isPostOf(site, post))) throw notFound('The post');

      const at = clock().getTime();
      const token = cookie.read(request);
      const day = dayOf(at);
      const visitor = impressions.visitors.anonymous(day, request.ip, request.headers['user-agent'] ?? '');
      const session = token ? hashOfToken(token) : undefined;
      const ticket = checkTicket(impressions.tickets, request, at);
      const network = impressions.visitors.network(day, ticket.network);
      const rejection = rejectedByRequest(request) ?? ticket.rejection;
      await impressions
        .record({ at, post, site, visitor, network, ticket: ticket.ticket, session, rejection, referrer, seconds })
        .catch(refuseForNow);
      reply.header('cache-control', 'no-store');
      return { success: true, error: null };
    },
  );
};

function refuseForNow(cause: Error): never {
  const message =
    cause instanceof JournalFullError ? 'Too many impressions are waiting.' : 'The impression cannot be stored.';
  throw new ProblemError(503, 'unavailable', message, { headers: { 'retry-after': '30' }, cause });
}
