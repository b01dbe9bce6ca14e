import { nextPostSchema, postDetailSchema, postDetailWithNextSchema, type SiteKey } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cacheTag, newestOf, tagsOfPost, tagsOfPosts } from '../../kernel/cache/cacheTags.ts';
import { joinResponses, makeResponse } from '../../kernel/cache/response.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import { siteOf, siteQuerySchema } from '../../kernel/http/requests/site.ts';
import { sendResponse } from '../../kernel/http/sendResponse.ts';
import type { Services } from '../../kernel/services.ts';
import { prepareSummaries } from '../lists/summaries.ts';
import { readNextId } from './nextPost.ts';
import { preparePost } from './postDetail.ts';
import { readRelatedIds } from './relatedPosts.ts';

const nextQuerySchema = siteQuerySchema.extend({ publishedAt: z.iso.datetime({ offset: true }).optional() });
const detailQuerySchema = siteQuerySchema.extend({ with: z.literal('next').optional() });
const tags = ['posts'];

/** Routes for a post with its related posts, and for the next post. */
export const postRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, responses }) => {
  const readSummaries = prepareSummaries(db);
  const readPost = preparePost(db);

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
      // The response works without the next post. The page's server then requests the next post itself, and reports the
      // failure.
      const next = await nextOf(site, id).catch(() => null);
      return sendResponse(request, reply, next ? joinResponses(detail, 'next', next) : detail);
    },
  );
};
