import { randomUUID } from 'node:crypto';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  type AvatarCrop,
  accountDeletedSchema,
  accountDeletionSchema,
  accountSessionListSchema,
  accountUpdateSchema,
  passwordChangeSchema,
  sessionEndSchema,
  userSchema,
} from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sessionCookie } from '../../accounts/sessionCookie.ts';
import { createSessions, sessionIdOf } from '../../accounts/sessions.ts';
import { toUser } from '../../accounts/userView.ts';
import { refuseWeakPassword } from '../../accounts/weakPassword.ts';
import { users } from '../../db/schema/users.ts';
import { callerOf } from '../../fairness/caller.ts';
import { FairQueue } from '../../fairness/FairQueue.ts';
import { SharedLimit } from '../../http/requests/SharedLimit.ts';
import { checkPayee } from '../../payees/checkPayee.ts';
import type { Services } from '../../services.ts';
import { enqueueReport } from '../auth/mails/enqueueAccountMail.ts';
import { endOneTimeTokens } from '../auth/oneTimeTokens.ts';
import { accountOf } from '../rights/accountOf.ts';
import { cropAvatar } from './avatar/cropAvatar.ts';
import { createConfirmPassword } from './createConfirmPassword.ts';
import { deleteAccount } from './deleteAccount.ts';
import { emailRoutes } from './emailRoutes.ts';
import { updateAccount } from './updateAccount.ts';
import { wrongPassword } from './wrongPassword.ts';

const updatedSchema = z.object({ success: z.literal(true), user: userSchema });
const doneSchema = z.object({ success: z.literal(true) });
const tags = ['accounts'];
/** One at a time leaves the processor to the pictures of readers. */
const cropping = { atOnce: 1, mostWaiting: 50, mostOfNetwork: 10 };
const hourMs = 3_600_000;

/** The changes that people make to their own account. */
export const accountRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, config, passwords } = services;
  const confirmPassword = createConfirmPassword(services);
  const sessions = createSessions(db, clock);
  const cookie = sessionCookie(config.cookieDomain);
  const crops = new FairQueue(cropping);
  const cropsOfAccount = new SharedLimit({
    ...{ db, name: 'crops', max: config.limits.uploads, windowMs: hourMs },
    now: () => clock().getTime(),
  });

  app.post(
    '/api/vocal/auth/update',
    { config: { action: 'useAccount' }, schema: { tags, body: accountUpdateSchema, response: { 200: updatedSchema } } },
    async (request, reply) => {
      const account = accountOf(request);
      const { id, avatar, ...changes } = request.body;
      if (id !== String(account.id))
        throw new ProblemError(403, 'other-account', 'You can change only your own account.');
      const image = avatar ? await cropInTurn(request, reply, account.id, avatar) : avatar;
      const updated = await updateAccount(db, account, { ...changes, image }, clock());
      return { success: true as const, user: toUser(updated) };
    },
  );

  app.post(
    '/api/vocal/auth/changePassword',
    { config: { action: 'useAccount' }, schema: { tags, body: passwordChangeSchema, response: { 200: doneSchema } } },
    async (request, reply) => {
      const { account, token } = sessionOf(request);
      const { oldPassword, newPassword } = request.body;
      const { firstName, lastName } = account;
      const person = { firstName, lastName, email: account.email ?? '' };
      await refuseWeakPassword({ ...person, password: newPassword }, '/newPassword');
      const oldHash = await confirmPassword(request, reply, {
        accountId: account.id,
        password: oldPassword,
        field: 'oldPassword',
        sessionId: sessionIdOf(token),
      });
      const passwordHash = await passwords.hash(newPassword, callerOf(request, reply));
      await db.transaction(async (transaction) => {
        const changed = await transaction
          .update(users)
          .set({ passwordHash, modifiedAt: clock() })
          .where(and(eq(users.id, account.id), eq(users.passwordHash, oldHash)))
          .returning({ id: users.id });
        if (changed.length === 0) throw wrongPassword('oldPassword');
        await sessions.endOthers(account.id, token, transaction);
        await endOneTimeTokens(transaction, account.id);
        const { email } = person;
        if (email) await enqueueReport(transaction, { kind: 'password-changed', email, firstName });
      });
      return { success: true as const };
    },
  );

  app.get(
    '/api/vocal/auth/sessions',
    { config: { action: 'useAccount' }, schema: { tags, response: { 200: accountSessionListSchema } } },
    async (request) => {
      const { account, token } = sessionOf(request);
      const current = sessionIdOf(token);
      const listed = (await sessions.list(account.id)).map(({ id, device, startedAt, lastUsedAt }) => ({
        id,
        device,
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === current,
      }));
      return { success: true as const, sessions: listed };
    },
  );

  app.post(
    '/api/vocal/auth/endSessions',
    { config: { action: 'useAccount' }, schema: { tags, body: sessionEndSchema, response: { 200: doneSchema } } },
    async (request) => {
      const { account, token } = sessionOf(request);
      const { id } = request.body;
      if (id === undefined) await sessions.endOthers(account.id, token);
      else if (!(await sessions.endById(account.id, id))) throw new ProblemError(404, '404', 'Not found');
      return { success: true as const };
    },
  );

  app.post(
    '/api/vocal/auth/deleteAccount',
    {
      config: { action: 'useAccount' },
      schema: { tags, body: accountDeletionSchema, response: { 200: accountDeletedSchema } },
    },
    async (request, reply) => {
      const { account, token } = sessionOf(request);
      const { password, posts, givesUp } = request.body;
      const payOut = request.body.payOut && checkPayee(request.body.payOut, '/payOut');
      const accountId = account.id;
      const confirmation = { accountId, password, field: 'password', sessionId: sessionIdOf(token) };
      const passwordHash = await confirmPassword(request, reply, confirmation);
      const deletion = { accountId, passwordHash, posts, payOut, givesUp, at: clock() };
      const settled = await deleteAccount(db, services.payees, deletion);
      cookie.clear(request, reply);
      return { success: true as const, ...settled };
    },
  );

  async function cropInTurn(request: FastifyRequest, reply: FastifyReply, accountId: number, avatar: AvatarCrop) {
    await cropsOfAccount.admit(String(accountId));
    return crops.run(randomUUID(), callerOf(request, reply), () => cropAvatar(services, accountId, avatar));
  }

  await app.register(emailRoutes, { ...services, confirmPassword, sessionOf });

  function sessionOf(request: FastifyRequest) {
    return { account: accountOf(request), token: cookie.read(request) ?? '' };
  }
};
