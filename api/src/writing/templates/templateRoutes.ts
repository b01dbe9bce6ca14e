import {
  newTemplateSchema,
  storedTemplateSchema,
  templateListSchema,
  templateNameSchema,
  templateResponseSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { addTemplate, deleteTemplate, listTemplates, readTemplate, renameTemplate } from './templates.ts';

const minuteMs = 60_000;
const config = { action: 'useAccount' } as const;
const tags = ['posts of writers'];

/** Templates and saved blocks of the caller's account. Nobody else can read or change them. */
export const templateRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock, config: { limits } }) => {
  const callsOfAccount = app.createRateLimit({
    max: limits.saves,
    timeWindow: minuteMs,
    keyGenerator: (request) => `templates ${accountOf(request).id}`,
  });

  app.get(
    '/api/vocal/templates',
    { config, schema: { tags, response: { 200: templateListSchema } } },
    async (request) => ({ success: true as const, templates: await listTemplates(db, accountOf(request).id) }),
  );

  app.get(
    '/api/vocal/templates/:id',
    { config, schema: { tags, params: idParams, response: { 200: templateResponseSchema } } },
    async (request) => ({
      success: true as const,
      template: await readTemplate(db, accountOf(request).id, request.params.id),
    }),
  );

  app.post(
    '/api/vocal/templates',
    { config, schema: { tags, body: newTemplateSchema, response: { 201: storedTemplateSchema } } },
    async (request, reply) => {
      refuseExceeded(await callsOfAccount(request));
      const template = await addTemplate(db, accountOf(request).id, request.body, clock());
      reply.code(201);
      return { success: true as const, template };
    },
  );

  app.patch(
    '/api/vocal/templates/:id',
    { config, schema: { tags, params: idParams, body: templateNameSchema, response: { 200: storedTemplateSchema } } },
    async (request) => {
      refuseExceeded(await callsOfAccount(request));
      const { name } = request.body;
      const template = await renameTemplate(db, accountOf(request).id, request.params.id, name);
      return { success: true as const, template };
    },
  );

  app.delete(
    '/api/vocal/templates/:id',
    { config, schema: { tags, params: idParams, response: { 200: z.object({ success: z.literal(true) }) } } },
    async (request) => {
      await deleteTemplate(db, accountOf(request).id, request.params.id);
      return { success: true as const };
    },
  );
};
