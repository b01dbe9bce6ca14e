import { setTimeout as sleep } from 'node:timers/promises';
import { normalizeIP } from '@fastify/rate-limit';
import { refuseOtherSites } from '@marquee/platform/http/crossSiteGuard.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { currentUserSchema, signInSchema, signUpSchema, userSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isKnownDemoPassword } from '../../accounts/demo/knownDemoPassword.ts';
import { deviceName } from '../../accounts/deviceName.ts';
import { sessionCookie } from '../../accounts/sessionCookie.ts';
import { createSessions } from '../../accounts/sessions.ts';
import { toUser, type UserRow, userColumns } from '../../accounts/userView.ts';
import { refuseWeakPassword } from '../../accounts/weakPassword.ts';
import { users } from '../../db/schema/users.ts';
import { readSharedSecret } from '../../db/sharedSecret.ts';
import { callerOf } from '../../fairness/caller.ts';
import { SharedLimit } from '../../http/requests/SharedLimit.ts';
import type { Services } from '../../services.ts';
import { createAccount } from './createAccount.ts';
import { deviceCookie } from './deviceCookie.ts';
import { SignInLimits } from './SignInLimits.ts';

const signedInSchema = z.object({ success: z.literal(true), user: userSchema });
const doneSchema = z.object({ success: z.literal(true) });
const tags = ['accounts'];
const hourMs = 3_600_000;

/** Sign-up, sign-in, sign-out, and the account that is signed in. */
export const authRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, config, passwords } = services;
  const sessions = createSessions(db, clock);
  const cookie = sessionCookie(config.cookieDomain);
  const devices = deviceCookie(await readSharedSecret(db, 'device-cookies'));
  const limits = new SignInLimits(db, config.limits.signIn, () => clock().getTime());
  const signUpsOfAddress = new SharedLimit({
    ...{ db, name: 'sign-ups', max: config.limits.signUp, windowMs: hourMs },
    now: () => clock().getTime(),
  });

  /** Responses to these calls belong to one person and change at any time. */
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
  });

  app.post(
    '/api/vocal/auth/signup',
    { config: { action: 'enter' }, schema: { tags, body: signUpSchema, response: { 201: signedInSchema } } },
    async (request, reply) => {
      await refuseWeakPassword(request.body);
      await signUpsOfAddress.admit(normalizeIP(request.ip));
      const passwordHash = await passwords.hash(request.body.password, callerOf(request, reply));
      const account = await createAccount(services, request.body, passwordHash, clock());
      if (!(await signIn(request, reply, account, passwordHash))) throw wrongCredentials();
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
      if (!(await signIn(request, reply, account, passwordHash))) throw wrongCredentials();
      return { success: true as const, user: toUser(account) };
    },
  );

  for (const method of ['GET', 'POST'] as const)
    app.route({
      method,
      url: '/api/vocal/auth/signout',
      exposeHeadRoute: false,
      config: { action: 'enter' },
      onRequest: refuseOtherSites,
      schema: { tags, response: { 200: doneSchema } },
      handler: async (request, reply) => {
        const token = cookie.read(request);
        if (token) await sessions.end(token);
        cookie.clear(request, reply);
        return { success: true as const };
      },
    });

  app.get('/api/currentUser', { schema: { tags, response: { 200: currentUserSchema } } }, async (request) => {
    const token = cookie.read(request);
    const account = token ? await sessions.find(token) : undefined;
    return { success: true, user: account ? toUser(account) : null };
  });

  /** @returns false when the account has another password by now, or is gone */
  async function signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { id }: UserRow,
    passwordHash: string,
  ): Promise<boolean> {
    const token = await sessions.start(id, passwordHash, deviceName(request.headers['user-agent']));
    if (token === undefined) return false;
    const former = cookie.read(request);
    if (former) await sessions.end(former);
    cookie.write(request, reply, token);
    devices.write(request, reply, id);
    return true;
  }
};

function wrongCredentials(): ProblemError {
  return new ProblemError(401, 'wrong-credentials', 'The email address or the password is not right.');
}
