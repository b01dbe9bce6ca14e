import { normalizeIP } from '@fastify/rate-limit';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  emailConfirmationSchema,
  emailConfirmedSchema,
  passwordRequestSchema,
  passwordResetSchema,
} from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { users } from '../../../kernel/db/schema/users.ts';
import { callerOf } from '../../../kernel/limits/caller.ts';
import { SharedLimit } from '../../../kernel/limits/SharedLimit.ts';
import type { PasswordServices } from '../../accounts/PasswordHasher.ts';
import { refuseWeakPassword } from '../../accounts/weakPassword.ts';
import { enqueueLink } from '../mails/enqueueAccountMail.ts';
import { createOneTimeTokens } from '../mails/oneTimeTokens.ts';
import { confirmEmail } from './confirmEmail.ts';
import { linkExpired } from './linkExpired.ts';
import { resetPassword } from './resetPassword.ts';

const doneSchema = z.object({ success: z.literal(true) });
const tags = ['accounts'];
const quarterMs = 15 * 60_000;

/** Routes for the links in mails, for people without a session. */
export const recoveryRoutes: FastifyPluginAsyncZod<PasswordServices> = async (app, services) => {
  const { db, clock, config, passwords, mailLimits } = services;
  const tokens = createOneTimeTokens(db, clock);
  const usesOfAddress = new SharedLimit({
    ...{ db, name: 'links in mails', max: config.limits.signIn, windowMs: quarterMs },
    now: () => clock().getTime(),
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
  });

  app.post(
    '/api/vocal/auth/forgotPassword',
    { config: { action: 'enter' }, schema: { tags, body: passwordRequestSchema, response: { 200: doneSchema } } },
    async (request) => {
      await mailLimits.admit(request.ip);
      const email = request.body.email.toLowerCase();
      // The account is looked up after the response, because the response time would reveal whether it exists.
      if (await mailLimits.mayMail('reset-password', email))
        await enqueueLink(db, { kind: 'reset-password', email, askedAt: clock().toISOString() });
      return { success: true as const };
    },
  );

  app.post(
    '/api/vocal/auth/resetPassword',
    { config: { action: 'enter' }, schema: { tags, body: passwordResetSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      await usesOfAddress.admit(normalizeIP(request.ip));
      const { token, password } = request.body;
      const facts = await tokens.find(token, ['reset-password']);
      if (!facts) throw linkExpired();
      const [person] = await db
        .select({ firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(eq(users.id, facts.userId));
      if (!person) throw new ProblemError(404, '404', 'Not found');
      await refuseWeakPassword({ ...person, email: facts.email, password });
      const passwordHash = await passwords.hash(password, callerOf(request, reply));
      await resetPassword({ db, clock, tokens }, token, passwordHash);
      return { success: true as const };
    },
  );

  app.post(
    '/api/vocal/auth/confirmEmail',
    {
      config: { action: 'enter' },
      schema: { tags, body: emailConfirmationSchema, response: { 200: emailConfirmedSchema } },
    },
    async (request) => {
      await usesOfAddress.admit(normalizeIP(request.ip));
      const email = await confirmEmail({ db, clock, tokens }, request.body.token);
      return { success: true as const, email };
    },
  );
};
