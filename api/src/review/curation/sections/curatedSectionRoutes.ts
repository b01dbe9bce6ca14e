import {
  curatedSectionListSchema,
  curatedSectionResponseSchema,
  curationLimits,
  newSectionSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { registerRoutes } from '../../../kernel/http/registerRoutes.ts';
import type { CurationServices } from '../CurationServices.ts';
import { createSection } from './createSection.ts';
import { listSections } from './readSections.ts';
import { createSectionCallOf, kindParams, sectionResponse } from './sectionCalls.ts';
import { sectionChangeRoutes } from './sectionChangeRoutes.ts';

const tags = ['curation'];
const querySchema = z.object({ q: z.string().trim().max(curationLimits.name).default('') });

/** Routes for moderators to manage the categories, channels and tags of their sites. */
export const curatedSectionRoutes: FastifyPluginAsyncZod<CurationServices> = async (app, services) => {
  const { db, clock } = services;
  const callOf = createSectionCallOf(services);

  app.get(
    '/api/vocal/curation/:site/:kind',
    {
      config: { action: 'curate' },
      schema: { tags, params: kindParams, querystring: querySchema, response: { 200: curatedSectionListSchema } },
    },
    async (request) => {
      const { site, kind } = callOf(request, request.params);
      return { success: true as const, sections: await listSections(db, site, kind, request.query.q) };
    },
  );

  app.post(
    '/api/vocal/curation/:site/:kind',
    {
      config: { action: 'curate' },
      schema: { tags, params: kindParams, body: newSectionSchema, response: { 201: curatedSectionResponseSchema } },
    },
    async (request, reply) => {
      const call = callOf(request, request.params);
      const response = await db.transaction(async (transaction) => {
        const id = await createSection(transaction, call, request.body, clock());
        return sectionResponse(transaction, call.site, call.kind, id);
      });
      return reply.code(201).send(response);
    },
  );

  await registerRoutes(app, services, [sectionChangeRoutes]);
};
