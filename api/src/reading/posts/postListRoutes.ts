import { postListQuerySchema, postListSchema, postSummarySchema, postTypeSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cacheTag, newestOf, tagsOfPosts, tagsOfSections } from '../../kernel/cache/cacheTags.ts';
import { makeResponse } from '../../kernel/cache/response.ts';
import { limitArgument } from '../../kernel/http/requests/commonSchemas.ts';
import { siteOf, siteQuerySchema } from '../../kernel/http/requests/site.ts';
import { sendResponse } from '../../kernel/http/sendResponse.ts';
import { limitSearches } from '../../kernel/limits/limitSearches.ts';
import type { Services } from '../../kernel/services.ts';
import { prepareSummaries } from '../lists/summaries.ts';
import { cleanTerm } from '../search/terms/parseTerm.ts';
import { prepareListPosts } from './listPosts.ts';
import { readMostViewedIds } from './mostViewed.ts';

const listQuerySchema = postListQuerySchema
  .omit({ site: true })
  .extend(siteQuerySchema.shape)
  .refine(
    ({ publishedAfter, publishedBefore }) => !publishedAfter || !publishedBefore || publishedAfter <= publishedBefore,
    {
      path: ['publishedBefore'],
      error: 'This day is before publishedAfter.',
    },
  );
const mostViewedQuerySchema = siteQuerySchema.extend({
  limit: limitArgument(5, 50),
  postType: postTypeSchema.optional(),
  categoryKey: z.string().max(100).optional(),
});
const mostViewedSchema = z.object({ success: z.boolean(), posts: z.array(postSummarySchema) });
const tags = ['posts'];

/** Routes for lists of posts, searches and the most viewed posts. */
export const postListRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, responses, clock, purges, config } = services;
  const readSummaries = prepareSummaries(db);
  const listPosts = prepareListPosts(db, readSummaries);
  purges.subscribe(() => listPosts.forgetPages());
  const respondToSearch = limitSearches(app, responses, config.limits.searches);

  app.get(
    '/api/posts/list',
    { schema: { tags, querystring: listQuerySchema, response: { 200: postListSchema } } },
    async (request, reply) => {
      const query = { ...request.query, site: siteOf(request) };
      const key = `posts/list ${JSON.stringify(query)}`;
      const produce = async () => {
        const list = await listPosts(query);
        const cacheTags = [
          cacheTag.site(query.site),
          cacheTag.list(query.site),
          ...tagsOfPosts(query.site, list.posts),
          ...tagsOfSections(query.site, list.search?.sections ?? []),
        ];
        return makeResponse(postListSchema, list, { cacheTags, newest: newestOf(list.posts) });
      };
      const isSearch = cleanTerm(query.search ?? '') !== '';
      const response = isSearch
        ? await respondToSearch(request, reply, key, produce)
        : await responses.get(key, produce);
      return sendResponse(request, reply, response);
    },
  );

  app.get(
    '/api/posts/mostViewed',
    { schema: { tags, querystring: mostViewedQuerySchema, response: { 200: mostViewedSchema } } },
    async (request, reply) => {
      const query = { ...request.query, site: siteOf(request) };
      const response = await responses.get(`posts/mostViewed ${JSON.stringify(query)}`, async () => {
        const posts = await readSummaries(await readMostViewedIds(db, query, clock()));
        const cacheTags = [cacheTag.site(query.site), cacheTag.list(query.site), ...tagsOfPosts(query.site, posts)];
        return makeResponse(mostViewedSchema, { success: true, posts }, { cacheTags, newest: newestOf(posts) });
      });
      return sendResponse(request, reply, response);
    },
  );
};
