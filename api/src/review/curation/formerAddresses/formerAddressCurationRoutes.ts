import { formerAddress } from '@marquee/platform/address/formerAddress.ts';
import {
  curationLimits,
  formerAddressFileSchema,
  formerAddressLimits,
  formerAddressListSchema,
  formerAddressResultSchema,
  removedFormerAddressesSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordAudit } from '../../../people/audit/recordAudit.ts';
import type { CurationServices } from '../CurationServices.ts';
import { siteParams } from '../siteParams.ts';
import { importRedirectFile } from './importRedirectFile.ts';
import { listFormerAddresses } from './listFormerAddresses.ts';
import { countFormerAddresses, removeFormerAddresses } from './writeFormerAddresses.ts';

const tags = ['curation'];
const querySchema = z.object({
  q: z.string().trim().max(curationLimits.search).default(''),
  after: z.string().max(500).default(''),
});
const removedSchema = z.object({ success: z.literal(true), removed: z.int() });

/** Routes for editors to manage the addresses that their sites had before they moved here. */
export const formerAddressCurationRoutes: FastifyPluginAsyncZod<CurationServices> = async (
  app,
  { db, clock, callOf },
) => {
  app.get(
    '/api/vocal/curation/:site/formerAddresses',
    {
      config: { action: 'curate' },
      schema: { tags, params: siteParams, querystring: querySchema, response: { 200: formerAddressListSchema } },
    },
    async (request) => {
      const { site } = callOf(request, request.params.site);
      const addresses = await listFormerAddresses(db, site, { ...request.query, limit: formerAddressLimits.listed });
      return { success: true as const, addresses, total: await countFormerAddresses(db, site) };
    },
  );

  app.post(
    '/api/vocal/curation/:site/formerAddresses',
    {
      config: { action: 'curate' },
      schema: {
        ...{ tags, params: siteParams, body: formerAddressFileSchema },
        response: { 200: formerAddressResultSchema },
      },
    },
    async (request) => {
      const { site, actorId } = callOf(request, request.params.site);
      const result = await importRedirectFile(db, {
        ...request.body,
        site,
        actorId,
        allowOtherHosts: false,
        at: clock(),
      });
      return { success: true as const, ...result };
    },
  );

  app.post(
    '/api/vocal/curation/:site/formerAddresses/remove',
    {
      config: { action: 'curate' },
      schema: { tags, params: siteParams, body: removedFormerAddressesSchema, response: { 200: removedSchema } },
    },
    async (request) => {
      const { site, actorId } = callOf(request, request.params.site);
      const addresses = request.body.addresses.flatMap((one) => formerAddress(one) ?? []);
      const removed = await db.transaction(async (transaction) => {
        const found = await removeFormerAddresses(transaction, site, addresses);
        const [first] = found;
        if (first !== undefined)
          await recordAudit(transaction, {
            ...{ at: clock(), actorId, action: 'remove', subject: 'redirect', subjectId: 'formerAddresses', site },
            before: { removed: found.length, addresses: found.slice(0, 100) },
          });
        return found;
      });
      return { success: true as const, removed: removed.length };
    },
  );
};
