import { payoutListSchema, payoutRequestSchema, payoutResponseSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rowId } from '../../kernel/db/rowId.ts';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import { SharedLimit } from '../../kernel/limits/SharedLimit.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { checkPayee } from '../payees/checkPayee.ts';
import type { PayeeSeal } from '../payees/PayeeSeal.ts';
import { answerOnce } from './answerOnce.ts';
import { applyPayoutStep } from './applyPayoutStep.ts';
import { payoutsOf } from './listPayouts.ts';
import { payoutView } from './payoutView.ts';
import { requestPayout } from './requestPayout.ts';

/** Services of routes that read or write payees. */
export type PayoutServices = Services & { payees: PayeeSeal };

const tags = ['money'];
const hourMs = 3_600_000;
const success = true as const;

/** Routes for a writer's own payouts. */
export const payoutRoutes: FastifyPluginAsyncZod<PayoutServices> = async (app, services) => {
  const { db, clock, config, payees } = services;
  const requestsOfAccount = new SharedLimit({
    ...{ db, name: 'payouts', max: config.limits.payouts, windowMs: hourMs },
    now: () => clock().getTime(),
  });

  app.get(
    '/api/vocal/user/payouts',
    { config: { action: 'useAccount' }, schema: { tags, response: { 200: payoutListSchema } } },
    async (request) => ({
      success,
      payouts: await payoutsOf(db, accountOf(request).id),
    }),
  );

  // The specification's history of payments is a POST without a body or an effect.
  app.post(
    '/api/vocal/user/payments',
    { config: { action: 'useAccount' }, schema: { tags, response: { 200: payoutListSchema } } },
    async (request) => ({
      success,
      payouts: await payoutsOf(db, accountOf(request).id),
    }),
  );

  app.post(
    '/api/vocal/user/payouts',
    {
      config: { action: 'useAccount' },
      schema: { tags, body: payoutRequestSchema, response: { 201: payoutResponseSchema } },
    },
    async (request, reply) => {
      const { id: userId } = accountOf(request);
      const payee = checkPayee(request.body);
      const now = clock();
      const call = { userId, key: request.headers['idempotency-key'], body: payees.mark(payee), now };
      const payout = await requestsOfAccount.spend(String(userId), () =>
        answerOnce(db, call, (transaction) => requestPayout(transaction, payees, { userId, payee, at: now })),
      );
      return reply.code(201).send({ success, payout });
    },
  );

  app.post(
    '/api/vocal/user/payouts/:id/cancel',
    { config: { action: 'useAccount' }, schema: { tags, params: idParams, response: { 200: payoutResponseSchema } } },
    async (request) => {
      const actor = accountOf(request);
      const payoutId = rowId(request.params.id);
      const row = await db.transaction((transaction) =>
        applyPayoutStep(transaction, { payoutId, action: 'cancel', by: 'writer', actor, at: clock() }),
      );
      return { success, payout: payoutView(row) };
    },
  );
};
