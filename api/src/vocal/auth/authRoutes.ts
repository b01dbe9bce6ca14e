import { currentUserSchema, signInSchema, signUpSchema, userSchema } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { users } from '../../db/schema/users.ts';
import { ProblemError } from '../../http/problem.ts';
import { refuseOtherSites } from '../../http/sameOrigin.ts';
import type { Services } from '../../services.ts';
import { createAttemptLimits } from './attemptLimits.ts';
import { createAccount } from './createAccount.ts';
import { checkPassword } from './password.ts';
import { sessionCookie } from './sessionCookie.ts';
import { createSessions } from './sessions.ts';
import { toUser, type UserRow, userColumns } from './userView.ts';

const signedInSchema = z.object({ success: z.literal(true), user: userSchema });
const doneSchema = z.object({ success: z.literal(true) });
const tags = ['accounts'];

/** Sign-up, sign-in, sign-out, and who is signed in. */
export const authRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock, config }) => {
  const sessions = createSessions(db, clock);
  const cookie = sessionCookie(config.cookieDomain);
  const limits = createAttemptLimits(app, config.limits);

  /** Answers of these calls are one person's and change under everybody's hands. */
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
  });

  app.post(
    '/api/vocal/auth/signup',
    { schema: { tags, body: signUpSchema, response: { 201: signedInSchema } } },
    async (request, reply) => {
      await limits.signUp(request);
      const account = await createAccount(db, request.body, clock());
      await signIn(request, reply, account);
      return reply.code(201).send({ success: true, user: toUser(account) });
    },
  );

  app.post(
    '/api/vocal/auth/signin',
    { schema: { tags, body: signInSchema, response: { 200: signedInSchema } } },
    async (request, reply) => {
      const { email, password } = request.body;
      await limits.signIn(request, email);
      const [account] = await db
        .select({ ...userColumns, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.email, email.toLowerCase()));
      const known = await checkPassword(account?.passwordHash, password);
      if (!account || !known) {
        await limits.signInFailed(request, email);
        throw new ProblemError(401, 'wrong-credentials', 'The email address or the password is not right.');
      }
      await signIn(request, reply, account);
      return { success: true as const, user: toUser(account) };
    },
  );

  for (const method of ['GET', 'POST'] as const)
    app.route({
      method,
      url: '/api/vocal/auth/signout',
      exposeHeadRoute: false,
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

  async function signIn(request: FastifyRequest, reply: FastifyReply, account: UserRow): Promise<void> {
    const former = cookie.read(request);
    if (former) await sessions.end(former);
    cookie.write(request, reply, await sessions.start(account.id));
  }
};
