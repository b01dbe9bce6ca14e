import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import {
  operatorPayoutListSchema,
  operatorPayoutResponseSchema,
  operatorPayoutsQuerySchema,
  payoutConfirmationResultSchema,
  payoutConfirmationsSchema,
  payoutDecisionSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { rowId } from '../../kernel/db/rowId.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { applyPayoutStep } from './applyPayoutStep.ts';
import { confirmPayouts } from './confirmPayouts.ts';
import { listPayouts, payoutsCsv } from './listPayouts.ts';
import type { PayoutServices } from './payoutRoutes.ts';

const tags = ['money'];
const pageSize = 50;
const success = true as const;

/** Routes for operators to see and handle the payouts of all writers. */
export const operatorPayoutRoutes: FastifyPluginAsyncZod<PayoutServices> = async (app, { db, clock, payees }) => {
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
        const message = 'Enter a reason. The writer will see it.';
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
