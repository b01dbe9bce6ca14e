import {
  holdAnswerSchema,
  holdListSchema,
  holdReadListSchema,
  holdReadsQuerySchema,
  holdResponseSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rowId } from '../../kernel/db/rowId.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { applyHoldStep } from './applyHoldStep.ts';
import type { HoldServices } from './HoldServices.ts';
import { holdsOf, listHoldReads } from './listHolds.ts';

const tags = ['money'];
const success = true as const;

/** Routes for writers to see the holds on their reads and to answer them. */
export const writerHoldRoutes: FastifyPluginAsyncZod<HoldServices> = async (app, { db, clock, limitCalls }) => {
  app.get(
    '/api/vocal/user/holds',
    { config: { action: 'useAccount' }, schema: { tags, response: { 200: holdListSchema } } },
    async (request) => ({
      success,
      holds: await holdsOf(db, accountOf(request).id),
    }),
  );

  app.get(
    '/api/vocal/user/holds/:id/reads',
    {
      config: { action: 'useAccount' },
      schema: { tags, params: idParams, querystring: holdReadsQuerySchema, response: { 200: holdReadListSchema } },
    },
    async (request) => {
      await limitCalls(request);
      const { id: userId } = accountOf(request);
      return { success, ...(await listHoldReads(db, userId, rowId(request.params.id), request.query.before)) };
    },
  );

  app.post(
    '/api/vocal/user/holds/:id/answer',
    {
      config: { action: 'useAccount' },
      schema: { tags, params: idParams, body: holdAnswerSchema, response: { 200: holdResponseSchema } },
    },
    async (request) => {
      await limitCalls(request);
      const actor = accountOf(request);
      const holdId = rowId(request.params.id);
      const { answer: words } = request.body;
      await db.transaction((transaction) =>
        applyHoldStep(transaction, { holdId, action: 'answer', actor, at: clock(), words }),
      );
      const [hold] = await holdsOf(db, actor.id, holdId);
      if (!hold) throw notFound('The hold');
      return { success, hold };
    },
  );
};
