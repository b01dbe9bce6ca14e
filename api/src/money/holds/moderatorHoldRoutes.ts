import {
  holdDecisionSchema,
  holdRequestSchema,
  holdsQuerySchema,
  moderatorHoldListSchema,
  moderatorHoldResponseSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rowId } from '../../kernel/db/rowId.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { applyHoldStep } from './applyHoldStep.ts';
import type { HoldServices } from './HoldServices.ts';
import { listHolds } from './listHolds.ts';
import { placeHold } from './placeHold.ts';

const tags = ['money'];
const pageSize = 50;
const success = true as const;

/** Routes for moderators to place holds on reads and to decide holds. */
export const moderatorHoldRoutes: FastifyPluginAsyncZod<HoldServices> = async (app, { db, clock, limitCalls }) => {
  const shownTo = async (moderator: UserRow, id: number) => {
    const [hold] = await listHolds(db, moderator, { id }, 1);
    if (!hold) throw notFound('The hold');
    return { success, hold };
  };

  app.get(
    '/api/vocal/holds',
    {
      config: { action: 'readHolds' },
      schema: { tags, querystring: holdsQuerySchema, response: { 200: moderatorHoldListSchema } },
    },
    async (request) => {
      const found = await listHolds(db, accountOf(request), request.query, pageSize + 1);
      const holds = found.slice(0, pageSize);
      return { success, holds, next: found.length > pageSize ? (holds.at(-1)?.id ?? null) : null };
    },
  );

  app.post(
    '/api/vocal/holds',
    {
      config: { action: 'placeHold' },
      schema: { tags, body: holdRequestSchema, response: { 201: moderatorHoldResponseSchema } },
    },
    async (request, reply) => {
      const moderator = accountOf(request);
      await limitCalls(request);
      const id = await db.transaction((transaction) => placeHold(transaction, moderator, request.body, clock()));
      return reply.code(201).send(await shownTo(moderator, id));
    },
  );

  app.post(
    '/api/vocal/holds/:id/decision',
    {
      config: { action: 'decideHold' },
      schema: { tags, params: idParams, body: holdDecisionSchema, response: { 200: moderatorHoldResponseSchema } },
    },
    async (request) => {
      const actor = accountOf(request);
      await limitCalls(request);
      const holdId = rowId(request.params.id);
      const { action, reason: words } = request.body;
      await db.transaction((transaction) => applyHoldStep(transaction, { holdId, action, actor, at: clock(), words }));
      return shownTo(actor, holdId);
    },
  );
};
