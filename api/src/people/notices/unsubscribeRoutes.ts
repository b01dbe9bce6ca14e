import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { unsubscribeSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { users } from '../../kernel/db/schema/users.ts';
import { readSharedSecret } from '../../kernel/db/sharedSecret.ts';
import { readCreatorOrigin } from '../../kernel/hosts/readCreatorOrigin.ts';
import type { Services } from '../../kernel/services.ts';
import { linkExpired } from '../auth/recovery/linkExpired.ts';
import { createUnsubscribeTokens, unsubscribeSecret } from './mails/unsubscribeTokens.ts';
import { unsubscribePath } from './mails/unsubscribeUrl.ts';

const querySchema = z.object({ token: z.string().max(200).default('') });
const doneSchema = z.object({ success: z.literal(true) });
const tags = ['notices'];

/**
 * Routes of the unsubscribe link in mails, without a session. Opening the link changes nothing, because programs that
 * check mails open links. People get a page with a button that sends the token as JSON. Mail programs post to the
 * address.
 */
export const unsubscribeRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock, config }) => {
  const tokens = createUnsubscribeTokens(await readSharedSecret(db, unsubscribeSecret), clock);
  // RFC 8058 sends `List-Unsubscribe=One-Click` as a form; only the address matters.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, _body, done) => done(null, {}),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
  });

  app.get(
    unsubscribePath,
    { config: { action: 'enter' }, schema: { tags, querystring: querySchema } },
    async (request, reply) => {
      const { token } = request.query;
      const origin = await readCreatorOrigin(db, config);
      return reply.redirect(`${origin}/auth?${new URLSearchParams({ way: 'unsubscribe', token })}`, 303);
    },
  );

  app.post(
    unsubscribePath,
    {
      config: { action: 'enter' },
      schema: { tags, querystring: querySchema, body: unsubscribeSchema.optional(), response: { 200: doneSchema } },
    },
    async (request) => {
      const userId = tokens.read(request.body?.token ?? request.query.token);
      if (userId === undefined)
        throw new ProblemError(422, 'invalid', 'This link is incomplete. Copy the whole link from the email.');
      if (userId === 'expired') throw linkExpired();
      await db.update(users).set({ noticeMails: 'none' }).where(eq(users.id, userId));
      return { success: true as const };
    },
  );
};
