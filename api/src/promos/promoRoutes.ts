import { promoSchema } from '@marquee/shared/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { makeAnswer } from '../cache/answer.ts';
import { cacheTag } from '../cache/cacheTags.ts';
import { promos } from '../db/schema/promos.ts';
import { sendAnswer } from '../http/sendAnswer.ts';
import { siteOf, siteQuerySchema } from '../http/site.ts';
import type { Services } from '../services.ts';

const promoAnswerSchema = z.object({ promo: promoSchema.nullable() });

/** GET /api/promos/: a site's newest active promo, null when it has none. */
export const promoRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, answers }) => {
  app.get(
    '/api/promos/',
    { schema: { tags: ['promos'], querystring: siteQuerySchema, response: { 200: promoAnswerSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const answer = await answers.get(`promos ${site}`, async () => {
        const [promo] = await db
          .select()
          .from(promos)
          .where(and(eq(promos.site, site), eq(promos.active, true)))
          .orderBy(desc(promos.createdAt), desc(promos.id))
          .limit(1);
        const cacheTags = [cacheTag.site(site), cacheTag.promo(site)];
        return makeAnswer(promoAnswerSchema, { promo: promo ?? null }, { cacheTags });
      });
      return sendAnswer(request, reply, answer);
    },
  );
};
