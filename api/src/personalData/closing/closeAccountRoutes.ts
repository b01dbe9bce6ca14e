import { accountDeletedSchema, accountDeletionSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { checkPayee } from '../../money/payees/checkPayee.ts';
import type { PayeeSeal } from '../../money/payees/PayeeSeal.ts';
import { accountParts } from '../../people/account/accountParts.ts';
import type { PasswordServices } from '../../people/accounts/PasswordHasher.ts';
import { sessionIdOf } from '../../people/accounts/Sessions.ts';
import { sessionCookie } from '../../people/accounts/sessionCookie.ts';
import { deleteAccount } from './deleteAccount.ts';

const tags = ['accounts'];

/** Routes for closing one's own account. */
export const closeAccountRoutes: FastifyPluginAsyncZod<PasswordServices & { payees: PayeeSeal }> = async (
  app,
  services,
) => {
  const { db, clock, config, payees } = services;
  const { confirmPassword, sessionOf } = accountParts(services);
  const cookie = sessionCookie(config.cookieDomain);

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
      const settled = await deleteAccount(db, payees, deletion);
      cookie.clear(request, reply);
      return { success: true as const, ...settled };
    },
  );
};
