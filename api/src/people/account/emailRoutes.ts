import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { emailChangeSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { tooMany } from '../../kernel/limits/refuseExceeded.ts';
import { sessionIdOf } from '../accounts/Sessions.ts';
import { enqueueLink } from '../auth/mails/enqueueAccountMail.ts';
import { enqueueConfirmation } from '../auth/mails/enqueueConfirmation.ts';
import type { AccountParts } from './accountParts.ts';

const doneSchema = z.object({ success: z.literal(true) });
const tags = ['accounts'];
const hourSeconds = 3_600;

/** Routes to confirm and change one's own email address. */
export const emailRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, services) => {
  const { db, clock, mailLimits, confirmPassword, sessionOf } = services;

  app.post(
    '/api/vocal/auth/sendConfirmation',
    { config: { action: 'useAccount' }, schema: { tags, response: { 200: doneSchema } } },
    async (request) => {
      const { account } = sessionOf(request);
      await mailLimits.admit(request.ip);
      if (account.emailConfirmedAt === null && !(await enqueueConfirmation(db, mailLimits, account, clock())))
        throw tooMany(hourSeconds);
      return { success: true as const };
    },
  );

  app.post(
    '/api/vocal/auth/changeEmail',
    { config: { action: 'useAccount' }, schema: { tags, body: emailChangeSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { account, token } = sessionOf(request);
      const { password } = request.body;
      const email = request.body.email.toLowerCase();
      if (email === account.email) throw ownAddress();
      const { id } = account;
      await confirmPassword(request, reply, {
        accountId: id,
        password,
        field: 'password',
        sessionId: sessionIdOf(token),
      });
      await mailLimits.admit(request.ip);
      if (!(await mailLimits.mayMail('changes of account', String(id)))) throw tooMany(hourSeconds);
      // The response must not reveal whether the address has an account. Only its mailbox learns that.
      if (await mailLimits.mayMail('change-email', email))
        await enqueueLink(db, { kind: 'change-email', userId: id, email, askedAt: clock().toISOString() });
      return { success: true as const };
    },
  );
};

function ownAddress(): ProblemError {
  const message = 'You already use this email address.';
  return new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/email', code: 'same', message }] });
}
