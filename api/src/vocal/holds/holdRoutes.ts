import {
  holdAnswerSchema,
  holdDecisionSchema,
  holdListSchema,
  holdReadListSchema,
  holdReadsQuerySchema,
  holdRequestSchema,
  holdResponseSchema,
  holdsQuerySchema,
  moderatorHoldListSchema,
  moderatorHoldResponseSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { UserRow } from '../../accounts/userView.ts';
import { rowId } from '../../db/rowId.ts';
import { notFound } from '../../http/notFound.ts';
import { idParams } from '../../http/requests/commonSchemas.ts';
import { refuseExceeded } from '../../http/requests/refuseExceeded.ts';
import type { Services } from '../../services.ts';
import { accountOf } from '../rights/accountOf.ts';
import { applyHoldStep } from './applyHoldStep.ts';
import { holdsOf, listHoldReads, listHolds } from './listHolds.ts';
import { placeHold } from './placeHold.ts';

const tags = ['money'];
const minuteMs = 60_000;
const mostCalls = 60;
const pageSize = 50;
const success = true as const;

/** Holds: a writer's own with their reads and an answer, and those of all writers for moderators. */
export const holdRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock } = services;
  const callsOfAccount = app.createRateLimit({
    ...{ max: mostCalls, timeWindow: minuteMs },
    keyGenerator: (request) => `holds ${accountOf(request).id}`,
  });
  const shownTo = async (moderator: UserRow, id: number) => {
    const [hold] = await listHolds(db, moderator, { id }, 1);
    if (!hold) throw notFound('The hold');
    return { success, hold };
  };

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
      refuseExceeded(await callsOfAccount(request));
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
      refuseExceeded(await callsOfAccount(request));
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
      refuseExceeded(await callsOfAccount(request));
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
      refuseExceeded(await callsOfAccount(request));
      const holdId = rowId(request.params.id);
      const { action, reason: words } = request.body;
      await db.transaction((transaction) => applyHoldStep(transaction, { holdId, action, actor, at: clock(), words }));
      return shownTo(actor, holdId);
    },
  );
};
