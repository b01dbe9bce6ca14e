import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { accountUpdateSchema, userSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createRequireAccount } from '../../accounts/requireAccount.ts';
import { toUser } from '../../accounts/userView.ts';
import type { Services } from '../../services.ts';
import { updateAccount } from './updateAccount.ts';

const updatedSchema = z.object({ success: z.literal(true), user: userSchema });
const tags = ['accounts'];

/** The changes that people make to their own account. */
export const accountRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock } = services;
  const requireAccount = createRequireAccount(services);

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
  });

  app.post(
    '/api/vocal/auth/update',
    { schema: { tags, body: accountUpdateSchema, response: { 200: updatedSchema } } },
    async (request) => {
      const account = await requireAccount(request);
      if (request.body.id !== String(account.id))
        throw new ProblemError(403, 'other-account', 'You can change only your own account.');
      return { success: true as const, user: toUser(await updateAccount(db, account, request.body, clock())) };
    },
  );
};
