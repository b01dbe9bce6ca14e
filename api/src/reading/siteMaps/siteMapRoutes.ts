import {
  type SiteMapPost,
  siteMapListSchema,
  siteMapPathsSchema,
  siteMapPostsSchema,
  siteMapSizesSchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cacheTag } from '../../kernel/cache/cacheTags.ts';
import { makeResponse } from '../../kernel/cache/response.ts';
import { siteOf, siteQuerySchema } from '../../kernel/http/requests/site.ts';
import { sendResponse } from '../../kernel/http/sendResponse.ts';
import type { Services } from '../../kernel/services.ts';
import { readListSizes, readPaths } from './readLists.ts';
import { readMonths } from './readMonths.ts';
import { readMonth, readNews } from './readPosts.ts';

const part = z.coerce.number().int().min(1).max(10_000).default(1);
const monthQuerySchema = siteQuerySchema.extend({ month: z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/), part });
const listQuerySchema = siteQuerySchema.extend({ part });
const listParams = z.object({ list: siteMapListSchema });
const tags = ['site maps'];

/**
 * Routes of addresses for search engines, in parts. Parts are long and rarely requested, so they are not cached here.
 * They only have the tags of the site's lists, because a tag for each post would not fit into a header.
 */
export const siteMapRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, responses, clock }) => {
  app.get(
    '/api/siteMaps',
    { schema: { tags, querystring: siteQuerySchema, response: { 200: siteMapSizesSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const response = await responses.get(`siteMaps ${site}`, async () => {
        const [months, lists] = await Promise.all([readMonths(db, site), readListSizes(db, site)]);
        return makeResponse(siteMapSizesSchema, { months, lists }, { cacheTags: tagsOf(site) });
      });
      return sendResponse(request, reply, response);
    },
  );

  app.get(
    '/api/siteMaps/posts',
    { schema: { tags, querystring: monthQuerySchema, response: { 200: siteMapPostsSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const posts = await readMonth(db, site, request.query.month, request.query.part);
      return sendResponse(request, reply, postsResponse(site, posts));
    },
  );

  app.get(
    '/api/siteMaps/news',
    { schema: { tags, querystring: siteQuerySchema, response: { 200: siteMapPostsSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      return sendResponse(request, reply, postsResponse(site, await readNews(db, site, clock())));
    },
  );

  app.get(
    '/api/siteMaps/:list',
    { schema: { tags, params: listParams, querystring: listQuerySchema, response: { 200: siteMapPathsSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const paths = await readPaths(db, site, request.params.list, request.query.part);
      return sendResponse(request, reply, makeResponse(siteMapPathsSchema, { paths }, { cacheTags: tagsOf(site) }));
    },
  );
};

type Site = ReturnType<typeof siteOf>;

function tagsOf(site: Site): string[] {
  return [cacheTag.site(site), cacheTag.list(site)];
}

function postsResponse(site: Site, posts: SiteMapPost[]) {
  const newest = posts
    .map(({ publishedAt }) => publishedAt)
    .sort()
    .at(-1);
  return makeResponse(siteMapPostsSchema, { posts }, { cacheTags: tagsOf(site), newest });
}
