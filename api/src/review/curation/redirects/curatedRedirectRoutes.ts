import { curatedRedirectListSchema, curationLimits } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { keyParams } from '../../../kernel/http/requests/commonSchemas.ts';
import type { CurationServices } from '../CurationServices.ts';
import { siteParams } from '../siteParams.ts';
import { listRedirects } from './listRedirects.ts';
import { removeRedirect } from './removeRedirect.ts';

const tags = ['curation'];
const querySchema = z.object({ q: z.string().trim().max(curationLimits.search).default('') });
/** Any text is allowed as a kind. Unknown kinds have no redirects, so the response is 404. */
const params = siteParams.extend(keyParams.shape).extend({ kind: z.string().max(20) });

/** Routes for moderators to manage the former addresses of their sites. */
export const curatedRedirectRoutes: FastifyPluginAsyncZod<CurationServices> = async (app, { db, clock, callOf }) => {
  app.get(
    '/api/vocal/curation/:site/redirects',
    {
      config: { action: 'curate' },
      schema: { tags, params: siteParams, querystring: querySchema, response: { 200: curatedRedirectListSchema } },
    },
    async (request) => {
      const { site } = callOf(request, request.params.site);
      return { success: true as const, redirects: await listRedirects(db, site, request.query.q) };
    },
  );

  app.delete(
    '/api/vocal/curation/:site/redirects/:kind/:key',
    {
      config: { action: 'curate' },
      schema: { tags, params, response: { 200: z.object({ success: z.literal(true) }) } },
    },
    async (request) => {
      const { site, kind, key } = request.params;
      const call = callOf(request, site);
      await db.transaction((transaction) => removeRedirect(transaction, call, { kind, key }, clock()));
      return { success: true as const };
    },
  );
};
