import { setTimeout as sleep } from 'node:timers/promises';
import { normalizeIP } from '@fastify/rate-limit';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { signInSchema, signUpSchema, userSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { users } from '../../kernel/db/schema/users.ts';
import { readSharedSecret } from '../../kernel/db/sharedSecret.ts';
import { callerOf } from '../../kernel/limits/caller.ts';
import { SharedLimit } from '../../kernel/limits/SharedLimit.ts';
import { SignInLimits } from '../../kernel/limits/SignInLimits.ts';
import type { PasswordServices } from '../accounts/PasswordHasher.ts';
import { toUser, userColumns } from '../accounts/userView.ts';
import { refuseWeakPassword } from '../accounts/weakPassword.ts';
import { isKnownDemoPassword } from '../demo/knownDemoPassword.ts';
import { createAccount } from './createAccount.ts';
import { createStartSession } from './createStartSession.ts';
import { deviceCookie } from './deviceCookie.ts';

const signedInSchema = z.object({ success: z.literal(true), user: userSchema });
const tags = ['accounts'];
const hourMs = 3_600_000;

/** Routes to sign up and to sign in. */
export const enterRoutes: FastifyPluginAsyncZod<PasswordServices> = async (app, services) => {
  const { db, clock, config, passwords } = services;
  const devices = deviceCookie(await readSharedSecret(db, 'device-cookies'));
  const startSession = createStartSession(services, devices);
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
      if (!(await startSession(request, reply, { id: account.id, passwordHash }))) throw wrongCredentials();
      return reply.code(201).send({ success: true, user: toUser(account) });
    },
  );

  app.post(
    '/api/vocal/auth/signin',
    { config: { action: 'enter' }, schema: { tags, body: signInSchema, response: { 200: signedInSchema } } },
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
      if (!(await startSession(request, reply, { id: account.id, passwordHash }))) throw wrongCredentials();
      return { success: true as const, user: toUser(account) };
    },
  );
};

function wrongCredentials(): ProblemError {
  return new ProblemError(401, 'wrong-credentials', 'The email address or the password is wrong.');
}
