import { curatedPostListSchema, picksChangeSchema, type SiteKey } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Queryable } from '../../../kernel/db/connect.ts';
import type { CurationServices } from '../CurationServices.ts';
import { readCuratedPosts } from '../posts/readCuratedPosts.ts';
import { siteParams } from '../siteParams.ts';
import { changePicks, readPicks } from './changePicks.ts';

const tags = ['curation'];

/** Routes for moderators to read and change the editor's picks of their sites. */
export const picksRoutes: FastifyPluginAsyncZod<CurationServices> = async (app, { db, clock, callOf }) => {
  app.get(
    '/api/vocal/curation/:site/picks',
    { config: { action: 'curate' }, schema: { tags, params: siteParams, response: { 200: curatedPostListSchema } } },
    async (request) => picksResponse(db, callOf(request, request.params.site).site),
  );

  app.put(
    '/api/vocal/curation/:site/picks',
    {
      config: { action: 'curate' },
      schema: { tags, params: siteParams, body: picksChangeSchema, response: { 200: curatedPostListSchema } },
    },
    async (request) => {
      const call = callOf(request, request.params.site);
      return db.transaction(async (transaction) => {
        await changePicks(transaction, call, request.body, clock());
        return picksResponse(transaction, call.site);
      });
    },
  );
};

async function picksResponse(db: Queryable, site: SiteKey) {
  return { success: true as const, posts: await readCuratedPosts(db, site, await readPicks(db, site)) };
}
