import { setTimeout as sleep } from 'node:timers/promises';
import { normalizeIP } from '@fastify/rate-limit';
import { signInSchema, signUpSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { users } from '../../../kernel/db/schema/users.ts';
import { readSharedSecret } from '../../../kernel/db/sharedSecret.ts';
import { callerOf } from '../../../kernel/limits/caller.ts';
import { SharedLimit } from '../../../kernel/limits/SharedLimit.ts';
import { SignInLimits } from '../../../kernel/limits/SignInLimits.ts';
import { toUser, userColumns } from '../../accounts/userView.ts';
import { refuseWeakPassword } from '../../accounts/weakPassword.ts';
import { isKnownDemoPassword } from '../../demo/knownDemoPassword.ts';
import { hasCodes } from '../../factors/readFactors.ts';
import { createOneTimeTokens } from '../mails/oneTimeTokens.ts';
import { secondStepNeededSchema, secondStepResponse } from '../secondStep/secondStepResponse.ts';
import { createStartSession } from '../sessions/createStartSession.ts';
import { deviceCookie } from '../sessions/deviceCookie.ts';
import type { EnterServices } from '../sessions/EnterServices.ts';
import { refuseSuspended } from '../sessions/refuseSuspended.ts';
import { signedInSchema } from '../sessions/signedInSchema.ts';
import { createAccount } from './createAccount.ts';
import { wrongCredentials } from './wrongCredentials.ts';

const tags = ['accounts'];
const hourMs = 3_600_000;
const byPassword = { way: 'password', provesFactor: false } as const;
const signInResponses = { 200: signedInSchema, 401: secondStepNeededSchema };

/** Routes to sign up and to sign in. */
export const enterRoutes: FastifyPluginAsyncZod<EnterServices> = async (app, services) => {
  const { db, clock, config, passwords } = services;
  const devices = deviceCookie(await readSharedSecret(db, 'device-cookies'));
  const session = createStartSession(services, devices);
  const tokens = createOneTimeTokens(db, clock);
  const limits = new SignInLimits(db, config.limits.signIn, () => clock().getTime());
  const signUpsOfAddress = new SharedLimit({
    ...{ db, name: 'sign-ups', max: config.limits.signUp, windowMs: hourMs },
    now: () => clock().getTime(),
  });

  app.post(
    '/api/vocal/auth/signup',
    { config: { action: 'enter' }, schema: { tags, body: signUpSchema, response: { 201: signedInSchema } } },
    async (request, reply) => {
      await refuseWeakPassword(request.body);
      await signUpsOfAddress.admit(normalizeIP(request.ip));
      const passwordHash = await passwords.hash(request.body.password, callerOf(request, reply));
      const account = await createAccount(services, request.body, passwordHash, clock());
      const token = await session.insert(request, { ...byPassword, userId: account.id, passwordHash });
      if (!token) throw wrongCredentials();
      await session.enter(request, reply, account.id, token);
      return reply.code(201).send({ success: true, user: toUser(account) });
    },
  );

  app.post(
    '/api/vocal/auth/signin',
    { config: { action: 'enter' }, schema: { tags, body: signInSchema, response: signInResponses } },
    async (request, reply) => {
      const { email, password } = request.body;
      const [account] = await db
        .select({ ...userColumns, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.email, email.toLowerCase()));
      const attempt = { address: request.ip, email, device: devices.read(request, account?.id) };
      const caller = callerOf(request, reply);
      const { waitMs, release } = await limits.admit(attempt);
      if (waitMs > 0) await sleep(waitMs);
      const passwordHash = account?.passwordHash;
      const isRight = await passwords.check(passwordHash, password, caller).catch(async (error: unknown) => {
        await release();
        throw error;
      });
      if (!account || !passwordHash || !isRight || isKnownDemoPassword(request.hostname, email, password))
        throw wrongCredentials();
      await release();
      if (await hasCodes(db, account.id)) {
        await refuseSuspended(db, account.id);
        return secondStepResponse(
          reply,
          await tokens.make({ userId: account.id, purpose: 'second-step', email: account.email ?? '' }),
        );
      }
      const token = await session.insert(request, { ...byPassword, userId: account.id, passwordHash });
      const entered = token && (await session.enter(request, reply, account.id, token));
      if (!entered) throw wrongCredentials();
      return { success: true as const, user: toUser(entered) };
    },
  );
};
