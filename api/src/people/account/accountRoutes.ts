import { randomUUID } from 'node:crypto';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type AvatarCrop, accountUpdateSchema, userSchema } from '@marquee/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { registerRoutes } from '../../kernel/http/registerRoutes.ts';
import { callerOf } from '../../kernel/limits/caller.ts';
import { FairQueue } from '../../kernel/limits/FairQueue.ts';
import { SharedLimit } from '../../kernel/limits/SharedLimit.ts';
import type { PasswordServices } from '../accounts/PasswordHasher.ts';
import { toUser } from '../accounts/userView.ts';
import { withholdGrants } from '../accounts/withholdGrants.ts';
import type { FactorServices } from '../factors/createCheckCode.ts';
import { accountOf } from '../rights/accountOf.ts';
import { accountParts } from './accountParts.ts';
import { cropAvatar } from './avatar/cropAvatar.ts';
import { emailRoutes } from './emailRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { passkeyRoutes } from './secondFactor/passkeyRoutes.ts';
import { secondFactorRoutes } from './secondFactor/secondFactorRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { updateAccount } from './updateAccount.ts';

const updatedSchema = z.object({ success: z.literal(true), user: userSchema });
const tags = ['accounts'];
/** Crops run one at a time, which leaves the processor to the readers' pictures. */
const cropping = { atOnce: 1, maxWaiting: 50, maxPerNetwork: 10 };
const hourMs = 3_600_000;

/** Routes for people to change their own account. */
export const accountRoutes: FastifyPluginAsyncZod<PasswordServices & FactorServices> = async (app, services) => {
  const { db, clock, config } = services;
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
      return { success: true as const, user: toUser(withholdGrants(updated, account.withheldRoles)) };
    },
  );

  async function cropInTurn(request: FastifyRequest, reply: FastifyReply, accountId: number, avatar: AvatarCrop) {
    await cropsOfAccount.admit(String(accountId));
    return crops.run(randomUUID(), callerOf(request, reply), () => cropAvatar(services, accountId, avatar));
  }

  await registerRoutes(app, accountParts(services), [passwordRoutes, sessionRoutes, emailRoutes]);
  await registerRoutes(app, { ...accountParts(services), factorSeal: services.factorSeal }, [
    secondFactorRoutes,
    passkeyRoutes,
  ]);
};
