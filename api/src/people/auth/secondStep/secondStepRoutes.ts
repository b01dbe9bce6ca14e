import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { secondStepSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { readSharedSecret } from '../../../kernel/db/sharedSecret.ts';
import { toUser } from '../../accounts/userView.ts';
import { createCheckCode } from '../../factors/createCheckCode.ts';
import { countRecoveryCodes } from '../../factors/recoveryCodes.ts';
import { enqueueReport } from '../mails/enqueueAccountMail.ts';
import { createOneTimeTokens } from '../mails/oneTimeTokens.ts';
import { createStartSession } from '../sessions/createStartSession.ts';
import { deviceCookie } from '../sessions/deviceCookie.ts';
import type { EnterServices } from '../sessions/EnterServices.ts';
import { signedInSchema } from '../sessions/signedInSchema.ts';

const tags = ['accounts'];

/** Route of the second step of a sign-in: a code, after the password was right. */
export const secondStepRoutes: FastifyPluginAsyncZod<EnterServices> = async (app, services) => {
  const { db, clock } = services;
  const devices = deviceCookie(await readSharedSecret(db, 'device-cookies'));
  const session = createStartSession(services, devices);
  const checkCode = createCheckCode(services);
  const tokens = createOneTimeTokens(db, clock);

  app.post(
    '/api/vocal/auth/secondStep',
    { config: { action: 'enter' }, schema: { tags, body: secondStepSchema, response: { 200: signedInSchema } } },
    async (request, reply) => {
      const { challenge, code } = request.body;
      const waiting = await tokens.find(challenge, ['second-step']);
      if (!waiting) throw signInExpired();
      const { userId } = waiting;
      let token: string | undefined;
      await checkCode({ userId, device: devices.read(request, userId), code }, (check) =>
        db.transaction(async (transaction) => {
          // A change of the password locks this row too, then ends the challenge. So one of the two sees the other.
          const ofAccount = eq(users.id, userId);
          const [account] = await transaction
            .select({ email: users.email, firstName: users.firstName })
            .from(users)
            .where(ofAccount)
            .for('share');
          if (!account || !(await tokens.use(transaction, challenge, ['second-step']))) throw signInExpired();
          const right = await check(transaction);
          token = await session.insert(request, { userId, way: 'second-factor', provesFactor: true }, transaction);
          if (token && right === 'recovery') await reportRecovery(transaction, userId, account);
        }),
      );
      const account = token === undefined ? undefined : await session.enter(request, reply, userId, token);
      if (!account) throw signInExpired();
      return { success: true as const, user: toUser(account) };
    },
  );
};

async function reportRecovery(
  db: Queryable,
  userId: number,
  { email, firstName }: { email: string | null; firstName: string },
): Promise<void> {
  if (!email) return;
  const left = await countRecoveryCodes(db, userId);
  await enqueueReport(db, { kind: 'security-changed', email, firstName, change: 'recovery-code-used', left });
}

function signInExpired(): ProblemError {
  return new ProblemError(410, 'sign-in-expired', 'This sign-in took too long or was already used. Start again.');
}
