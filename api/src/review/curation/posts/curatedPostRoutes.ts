import {
  curatedPostChangeSchema,
  curatedPostListSchema,
  curatedPostResponseSchema,
  curationLimits,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { rowId } from '../../../kernel/db/rowId.ts';
import { notFound } from '../../../kernel/http/notFound.ts';
import { idParams } from '../../../kernel/http/requests/commonSchemas.ts';
import type { CurationServices } from '../CurationServices.ts';
import { siteParams } from '../siteParams.ts';
import { changeCuratedPost } from './changeCuratedPost.ts';
import { findCuratedPosts, readCuratedPost } from './readCuratedPosts.ts';

const tags = ['curation'];
const params = siteParams.extend(idParams.shape);
const querySchema = z.object({ q: z.string().max(curationLimits.search).default('') });

/** Routes for moderators to curate published posts of their sites. */
export const curatedPostRoutes: FastifyPluginAsyncZod<CurationServices> = async (app, { db, clock, callOf }) => {
  app.get(
    '/api/vocal/curation/:site/posts',
    {
      config: { action: 'curate' },
      schema: { tags, params: siteParams, querystring: querySchema, response: { 200: curatedPostListSchema } },
    },
    async (request) => {
      const { site } = callOf(request, request.params.site);
      return { success: true as const, posts: await findCuratedPosts(db, site, request.query.q) };
    },
  );

  app.get(
    '/api/vocal/curation/:site/posts/:id',
    { config: { action: 'curate' }, schema: { tags, params, response: { 200: curatedPostResponseSchema } } },
    async (request) => {
      const { site } = callOf(request, request.params.site);
      const post = await readCuratedPost(db, site, rowId(request.params.id));
      if (!post) throw notFound('This post');
      return { success: true as const, post };
    },
  );

  app.patch(
    '/api/vocal/curation/:site/posts/:id',
    {
      config: { action: 'curate' },
      schema: { tags, params, body: curatedPostChangeSchema, response: { 200: curatedPostResponseSchema } },
    },
    async (request) => {
      const call = { ...callOf(request, request.params.site), id: rowId(request.params.id) };
      const post = await db.transaction((transaction) => changeCuratedPost(transaction, call, request.body, clock()));
      return { success: true as const, post };
    },
  );
};
