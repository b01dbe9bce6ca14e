import { draftLimits, type SiteKey, sectionChoiceListSchema, tagChoiceListSchema } from '@marquee/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../kernel/http/notFound.ts';
import type { Services } from '../../kernel/services.ts';
import { listSections, listTags } from './listSections.ts';

const siteParams = z.object({ site: z.string().max(100) });
const querySchema = z.object({ q: z.string().trim().max(draftLimits.tagName).default('') });
const tags = ['posts of writers'];

/**
 * Routes of the sections of a site from which a writer chooses. The address contains the site, because Vocal is not a
 * site.
 */
export const sectionRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  app.get(
    '/api/vocal/categories/list/:site',
    {
      config: { action: 'useAccount' },
      schema: { tags, params: siteParams, response: { 200: sectionChoiceListSchema } },
    },
    async (request) => listSections(services.db, startedSite(request, request.params.site)),
  );

  app.get(
    '/api/vocal/tags/list/:site',
    {
      config: { action: 'useAccount' },
      schema: { tags, params: siteParams, querystring: querySchema, response: { 200: tagChoiceListSchema } },
    },
    async (request) => listTags(services.db, startedSite(request, request.params.site), request.query.q),
  );
};

function startedSite(request: FastifyRequest, key: string): SiteKey {
  const site = request.server.startedSites.find((started) => started === key);
  if (!site) throw notFound('The site');
  return site;
}
