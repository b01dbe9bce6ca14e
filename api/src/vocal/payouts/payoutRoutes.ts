import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  operatorPayoutListSchema,
  operatorPayoutResponseSchema,
  operatorPayoutsQuerySchema,
  payoutConfirmationResultSchema,
  payoutConfirmationsSchema,
  payoutDecisionSchema,
  payoutListSchema,
  payoutRequestSchema,
  payoutResponseSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { rowId } from '../../db/rowId.ts';
import { notFound } from '../../http/notFound.ts';
import { idParams } from '../../http/requests/commonSchemas.ts';
import { SharedLimit } from '../../http/requests/SharedLimit.ts';
import { checkPayee } from '../../payees/checkPayee.ts';
import type { Services } from '../../services.ts';
import { accountOf } from '../rights/accountOf.ts';
import { answerOnce } from './answerOnce.ts';
import { applyPayoutStep } from './applyPayoutStep.ts';
import { confirmPayouts } from './confirmPayouts.ts';
import { listPayouts, payoutsCsv, payoutsOf } from './listPayouts.ts';
import { payoutView } from './payoutView.ts';
import { requestPayout } from './requestPayout.ts';

const tags = ['money'];
const hourMs = 3_600_000;
const pageSize = 50;
const success = true as const;

/** Payouts: a writer's own, and those of all writers for operators. */
export const payoutRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
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

  // The specification's history of payments: without a body and without an effect.
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

  app.get(
    '/api/vocal/payouts',
    {
      config: { action: 'readPayouts' },
      schema: { tags, querystring: operatorPayoutsQuerySchema, response: { 200: operatorPayoutListSchema } },
    },
    async (request) => {
      const found = await listPayouts(db, request.query, pageSize + 1);
      const payouts = found.slice(0, pageSize);
      return { success, payouts, next: found.length > pageSize ? (payouts.at(-1)?.id ?? null) : null };
    },
  );

  app.post(
    '/api/vocal/payouts/:id/decision',
    {
      config: { action: 'decidePayout' },
      schema: { tags, params: idParams, body: payoutDecisionSchema, response: { 200: operatorPayoutResponseSchema } },
    },
    async (request) => {
      const actor = accountOf(request);
      const { action, reason } = request.body;
      if (action !== 'approve' && !reason) {
        const message = 'Please give a reason: the writer reads it.';
        throw new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/reason', code: 'missing', message }] });
      }
      const payoutId = rowId(request.params.id);
      await db.transaction((transaction) =>
        applyPayoutStep(transaction, { payoutId, action, by: 'operator', actor, at: clock(), reason }),
      );
      const [payout] = await listPayouts(db, { id: payoutId }, 1);
      if (!payout) throw notFound('The payout');
      return { success, payout };
    },
  );

  app.get(
    '/api/vocal/payouts.csv',
    { config: { action: 'readPayouts' }, schema: { tags, response: { 200: z.string() } } },
    async (request, reply) => {
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="payouts.csv"');
      return payoutsCsv(db, payees, accountOf(request));
    },
  );

  app.post(
    '/api/vocal/payoutConfirmations',
    {
      config: { action: 'decidePayout' },
      schema: { tags, body: payoutConfirmationsSchema, response: { 200: payoutConfirmationResultSchema } },
    },
    async (request) => {
      const actor = accountOf(request);
      return { success, lines: await confirmPayouts(db, request.body.csv, { actor, at: clock() }) };
    },
  );
};
