import { promoSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cacheTag } from '../../kernel/cache/cacheTags.ts';
import { makeResponse } from '../../kernel/cache/response.ts';
import { promos } from '../../kernel/db/schema/promos.ts';
import { siteOf, siteQuerySchema } from '../../kernel/http/requests/site.ts';
import { sendResponse } from '../../kernel/http/sendResponse.ts';
import type { Services } from '../../kernel/services.ts';
import { byBeginning, isCurrent } from './currentPromos.ts';

const promoAnswerSchema = z.object({ promo: promoSchema.nullable() });

/** GET /api/promos/ returns the promo of a site, or null. */
export const promoRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, responses }) => {
  app.get(
    '/api/promos/',
    { schema: { tags: ['promos'], querystring: siteQuerySchema, response: { 200: promoAnswerSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const response = await responses.get(`promos ${site}`, async () => {
        const [promo] = await db
          .select()
          .from(promos)
          .where(isCurrent(site))
          .orderBy(...byBeginning)
          .limit(1);
        const cacheTags = [cacheTag.site(site), cacheTag.promo(site)];
        return makeResponse(promoAnswerSchema, { promo: promo ?? null }, { cacheTags });
      });
      return sendResponse(request, reply, response);
    },
  );
};
