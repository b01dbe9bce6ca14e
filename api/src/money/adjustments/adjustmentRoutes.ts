import {
  adjustmentDecisionSchema,
  adjustmentListSchema,
  adjustmentRequestSchema,
  adjustmentResponseSchema,
  adjustmentsQuerySchema,
} from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { rowId } from '../../kernel/db/rowId.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { listAdjustments } from './adjustmentView.ts';
import { decideAdjustment } from './decideAdjustment.ts';
import { proposeAdjustment } from './proposeAdjustment.ts';

const tags = ['money'];
const minuteMs = 60_000;
const maxCalls = 60;
const pageSize = 50;
const success = true as const;

/** Routes for corrections of writers' money. One operator proposes a correction, and another decides (decision 124). */
export const adjustmentRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock } = services;
  const callsOfAccount = app.createRateLimit({
    ...{ max: maxCalls, timeWindow: minuteMs },
    keyGenerator: (request) => `adjustments ${accountOf(request).id}`,
  });
  const admittedOperator = async (request: FastifyRequest): Promise<number> => {
    refuseExceeded(await callsOfAccount(request));
    return accountOf(request).id;
  };
  const shown = async (id: number) => {
    const [adjustment] = await listAdjustments(db, { id }, 1);
    if (!adjustment) throw notFound('The adjustment');
    return { success, adjustment };
  };

  app.get(
    '/api/vocal/adjustments',
    {
      config: { action: 'readAdjustments' },
      schema: { tags, querystring: adjustmentsQuerySchema, response: { 200: adjustmentListSchema } },
    },
    async (request) => {
      await admittedOperator(request);
      const found = await listAdjustments(db, request.query, pageSize + 1);
      const adjustments = found.slice(0, pageSize);
      return { success, adjustments, next: found.length > pageSize ? (adjustments.at(-1)?.id ?? null) : null };
    },
  );

  app.post(
    '/api/vocal/adjustments',
    {
      config: { action: 'proposeAdjustment' },
      schema: { tags, body: adjustmentRequestSchema, response: { 201: adjustmentResponseSchema } },
    },
    async (request, reply) => {
      const actorId = await admittedOperator(request);
      const id = await db.transaction((transaction) => proposeAdjustment(transaction, actorId, request.body, clock()));
      return reply.code(201).send(await shown(id));
    },
  );

  app.post(
    '/api/vocal/adjustments/:id/decision',
    {
      config: { action: 'decideAdjustment' },
      schema: { tags, params: idParams, body: adjustmentDecisionSchema, response: { 200: adjustmentResponseSchema } },
    },
    async (request) => {
      const actorId = await admittedOperator(request);
      const adjustmentId = rowId(request.params.id);
      const deciding = { ...request.body, adjustmentId, actorId, at: clock() };
      await db.transaction((transaction) => decideAdjustment(transaction, deciding));
      return shown(adjustmentId);
    },
  );
};
