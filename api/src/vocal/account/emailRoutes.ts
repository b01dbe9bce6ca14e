import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { emailChangeSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sessionIdOf } from '../../accounts/sessions.ts';
import type { UserRow } from '../../accounts/userView.ts';
import { users } from '../../db/schema/users.ts';
import { tooMany } from '../../http/requests/refuseExceeded.ts';
import type { Services } from '../../services.ts';
import { addressInUseMail, confirmationMail } from '../auth/accountMails.ts';
import { enqueueConfirmation } from '../auth/enqueueConfirmation.ts';
import { createOneTimeTokens } from '../auth/oneTimeTokens.ts';
import type { createConfirmPassword } from './createConfirmPassword.ts';

const doneSchema = z.object({ success: z.literal(true) });
const tags = ['accounts'];
const hourSeconds = 3_600;

type AccountParts = {
  confirmPassword: ReturnType<typeof createConfirmPassword>;
  requireSession(request: FastifyRequest): Promise<{ account: UserRow; token: string }>;
};

/** The email address of the own account: its confirmation, and its change. */
export const emailRoutes: FastifyPluginAsyncZod<Services & AccountParts> = async (app, services) => {
  const { db, clock, config, mails, mailLimits, confirmPassword, requireSession } = services;
  const tokens = createOneTimeTokens(db, clock);

  app.post('/api/vocal/auth/sendConfirmation', { schema: { tags, response: { 200: doneSchema } } }, async (request) => {
    const { account } = await requireSession(request);
    await mailLimits.admit(request.ip);
    if (account.emailConfirmedAt === null && !(await enqueueConfirmation(services, account)))
      throw tooMany(hourSeconds);
    return { success: true as const };
  });

  app.post(
    '/api/vocal/auth/changeEmail',
    { schema: { tags, body: emailChangeSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { account, token } = await requireSession(request);
      const { password } = request.body;
      const email = request.body.email.toLowerCase();
      if (email === account.email) throw ownAddress();
      const { id, firstName } = account;
      await confirmPassword(request, reply, {
        accountId: id,
        password,
        field: 'password',
        sessionId: sessionIdOf(token),
      });
      await mailLimits.admit(request.ip);
      if (!(await mailLimits.mayMail('changes of account', String(id)))) throw tooMany(hourSeconds);
      // The response must not tell whether the address has an account: only its mailbox learns that.
      if (await mailLimits.mayMail('change-email', email))
        mails.add(async () => {
          const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
          if (owner) return addressInUseMail(config.creatorOrigin, email);
          const link = await tokens.make({ userId: id, purpose: 'change-email', email });
          return confirmationMail(config.creatorOrigin, { email, firstName }, link);
        });
      return { success: true as const };
    },
  );
};

function ownAddress(): ProblemError {
  const message = 'This is the address of your account already.';
  return new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/email', code: 'same', message }] });
}
