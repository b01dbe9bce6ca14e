import {
  nextPostSchema,
  postDetailSchema,
  postDetailWithNextSchema,
  postListQuerySchema,
  postListSchema,
  postSummarySchema,
  postTypeSchema,
  type SiteKey,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cacheTag, newestOf, tagsOfPost, tagsOfPosts, tagsOfSections } from '../cache/cacheTags.ts';
import { joinResponses, makeResponse } from '../cache/response.ts';
import { notFound } from '../http/notFound.ts';
import { idParams, limitArgument } from '../http/requests/commonSchemas.ts';
import { siteOf, siteQuerySchema } from '../http/requests/site.ts';
import { sendResponse } from '../http/sendResponse.ts';
import { prepareSummaries } from '../postLists/summaries.ts';
import { limitSearches } from '../search/limitSearches.ts';
import { cleanTerm } from '../search/terms/parseTerm.ts';
import type { Services } from '../services.ts';
import { prepareListPosts } from './listPosts.ts';
import { readMostViewedIds } from './mostViewed.ts';
import { readNextId } from './nextPost.ts';
import { preparePost } from './postDetail.ts';
import { readRelatedIds } from './relatedPosts.ts';

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
const nextQuerySchema = siteQuerySchema.extend({ publishedAt: z.iso.datetime({ offset: true }).optional() });
const detailQuerySchema = siteQuerySchema.extend({ with: z.literal('next').optional() });
const mostViewedQuerySchema = siteQuerySchema.extend({
  limit: limitArgument(5, 50),
  postType: postTypeSchema.optional(),
  categoryKey: z.string().max(100).optional(),
});
const mostViewedSchema = z.object({ success: z.boolean(), posts: z.array(postSummarySchema) });
const tags = ['posts'];

/** Routes for readers: lists of posts, one post, the next post and the most viewed. */
export const postRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, responses, clock, purges, config }) => {
  const readSummaries = prepareSummaries(db);
  const listPosts = prepareListPosts(db, readSummaries);
  const readPost = preparePost(db);
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

  const nextOf = (site: SiteKey, id: string, publishedAt?: string) =>
    responses.get(`posts/next ${JSON.stringify([site, id, publishedAt])}`, async () => {
      const next = await readNextId(db, site, id, publishedAt);
      if (!next) throw notFound('The post', [cacheTag.site(site), cacheTag.list(site)]);
      const posts = next.id === null ? [] : await readSummaries([next.id]);
      const cacheTags = [cacheTag.site(site), cacheTag.list(site), ...tagsOfPosts(site, posts)];
      const body = { success: true, post: posts[0] ?? null };
      return makeResponse(nextPostSchema, body, { cacheTags, newest: newestOf(posts) });
    });

  const detailOf = (site: SiteKey, id: string) =>
    responses.get(`posts ${JSON.stringify([site, id])}`, async () => {
      const post = await readPost(site, id);
      if (!post) throw notFound('The post', [cacheTag.site(site), cacheTag.list(site)]);
      const relatedPosts = await readSummaries(await readRelatedIds(db, Number(post.id)));
      // Related posts fill up from the site's newest, so any newer post can be one.
      const cacheTags = [
        cacheTag.site(site),
        cacheTag.list(site),
        ...tagsOfPost(site, post),
        ...tagsOfPosts(site, relatedPosts),
      ];
      const body = { post, relatedPosts };
      return makeResponse(postDetailSchema, body, { cacheTags, newest: newestOf([post, ...relatedPosts]) });
    });

  app.get(
    '/api/posts/next/:id',
    { schema: { tags, params: idParams, querystring: nextQuerySchema, response: { 200: nextPostSchema } } },
    async (request, reply) => {
      const { id } = request.params;
      return sendResponse(request, reply, await nextOf(siteOf(request), id, request.query.publishedAt));
    },
  );

  app.get(
    '/api/posts/:id',
    {
      schema: { tags, params: idParams, querystring: detailQuerySchema, response: { 200: postDetailWithNextSchema } },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const { id } = request.params;
      const detail = await detailOf(site, id);
      if (request.query.with !== 'next') return sendResponse(request, reply, detail);
      // A page does without: its server then makes this call by itself, and says that it fails.
      const next = await nextOf(site, id).catch(() => null);
      return sendResponse(request, reply, next ? joinResponses(detail, 'next', next) : detail);
    },
  );
};
