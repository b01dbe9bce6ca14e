import { randomUUID } from 'node:crypto';
import { linkMatchListSchema, siteKeySchema, suggestQuerySchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../kernel/limits/caller.ts';
import { FairQueue } from '../../kernel/limits/FairQueue.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { prepareSummaries } from '../../reading/lists/summaries.ts';
import { findLinks } from './findLinks.ts';

const minuteMs = 60_000;
/** A search asks each site of the network in turn. Readers need the other connections of the database. */
const searching = { atOnce: 2, maxWaiting: 100, maxPerNetwork: 4 };
const querySchema = suggestQuerySchema.extend({ site: siteKeySchema.optional() });

/** Route GET /api/vocal/links, which finds public pages to link to. Runs a few searches at a time, with accounts in turn. */
export const linkRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, config }) => {
  const readSummaries = prepareSummaries(db);
  const queue = new FairQueue(searching);
  const callsOfAccount = app.createRateLimit({
    max: config.limits.suggestions,
    timeWindow: minuteMs,
    keyGenerator: (request) => String(accountOf(request).id),
  });

  app.get(
    '/api/vocal/links',
    {
      config: { action: 'useAccount' },
      schema: { tags: ['posts of writers'], querystring: querySchema, response: { 200: linkMatchListSchema } },
    },
    async (request, reply) => {
      refuseExceeded(await callsOfAccount(request));
      const { q, site } = request.query;
      const { startedSites } = request.server;
      const sites = [...startedSites].sort((one, other) => Number(other === site) - Number(one === site));
      const { signal } = callerOf(request, reply);
      const caller = { network: `account ${accountOf(request).id}`, signal };
      const links = await queue.run(randomUUID(), caller, () => findLinks(db, readSummaries, sites, q));
      return { success: true as const, links };
    },
  );
};
