import { formerAddressTargetSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cacheTag } from '../../kernel/cache/cacheTags.ts';
import { makeResponse } from '../../kernel/cache/response.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { siteOf, siteQuerySchema } from '../../kernel/http/requests/site.ts';
import { sendResponse } from '../../kernel/http/sendResponse.ts';
import type { Services } from '../../kernel/services.ts';
import { findFormerAddress } from './findFormerAddress.ts';

const querySchema = siteQuerySchema.extend({ address: z.string().min(1).max(6_000) });

/** Route for the server, which asks where an address leads that no page has. */
export const formerAddressRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, responses }) => {
  app.get(
    '/api/formerAddresses',
    { schema: { tags: ['redirects'], querystring: querySchema, response: { 200: formerAddressTargetSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const { address } = request.query;
      const response = await responses.get(`formerAddresses ${JSON.stringify([site, address])}`, async () => {
        const found = await findFormerAddress(db, site, address);
        // A post that is published later can be the target.
        const cacheTags = [cacheTag.site(site), cacheTag.redirects(site), cacheTag.list(site)];
        if (!found) throw notFound('The page of this former address', cacheTags);
        if (found.tag) cacheTags.push(found.tag);
        return makeResponse(formerAddressTargetSchema, { success: true, location: found.location }, { cacheTags });
      });
      return sendResponse(request, reply, response);
    },
  );
};
