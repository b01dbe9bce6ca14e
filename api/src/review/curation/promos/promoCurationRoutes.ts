import {
  curatedPromoListSchema,
  curatedPromoResponseSchema,
  newPromoSchema,
  promoChangeSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { rowId } from '../../../kernel/db/rowId.ts';
import { idParams } from '../../../kernel/http/requests/commonSchemas.ts';
import type { CurationServices } from '../CurationServices.ts';
import { siteParams } from '../siteParams.ts';
import { changePromo, createPromo, removePromo } from './changePromos.ts';
import { listPromos } from './readPromos.ts';

const tags = ['curation'];
const params = siteParams.extend(idParams.shape);

/** Routes for moderators to manage the promos of their sites. */
export const promoCurationRoutes: FastifyPluginAsyncZod<CurationServices> = async (app, { db, clock, callOf }) => {
  app.get(
    '/api/vocal/curation/:site/promos',
    { config: { action: 'curate' }, schema: { tags, params: siteParams, response: { 200: curatedPromoListSchema } } },
    async (request) => {
      const { site } = callOf(request, request.params.site);
      return { success: true as const, promos: await listPromos(db, site) };
    },
  );

  app.post(
    '/api/vocal/curation/:site/promos',
    {
      config: { action: 'curate' },
      schema: { tags, params: siteParams, body: newPromoSchema, response: { 201: curatedPromoResponseSchema } },
    },
    async (request, reply) => {
      const call = callOf(request, request.params.site);
      const promo = await db.transaction((transaction) => createPromo(transaction, call, request.body, clock()));
      return reply.code(201).send({ success: true, promo });
    },
  );

  app.patch(
    '/api/vocal/curation/:site/promos/:id',
    {
      config: { action: 'curate' },
      schema: { tags, params, body: promoChangeSchema, response: { 200: curatedPromoResponseSchema } },
    },
    async (request) => {
      const call = { ...callOf(request, request.params.site), id: rowId(request.params.id) };
      const promo = await db.transaction((transaction) => changePromo(transaction, call, request.body, clock()));
      return { success: true as const, promo };
    },
  );

  app.delete(
    '/api/vocal/curation/:site/promos/:id',
    {
      config: { action: 'curate' },
      schema: { tags, params, response: { 200: z.object({ success: z.literal(true) }) } },
    },
    async (request) => {
      const call = { ...callOf(request, request.params.site), id: rowId(request.params.id) };
      await db.transaction((transaction) => removePromo(transaction, call, clock()));
      return { success: true as const };
    },
  );
};
