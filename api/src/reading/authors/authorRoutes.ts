import { authorSchema, type SiteKey } from '@marquee/shared/domain';
import { and, asc, desc, eq, exists, gt, or, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cacheTag } from '../../kernel/cache/cacheTags.ts';
import { makeResponse } from '../../kernel/cache/response.ts';
import { isPublished } from '../../kernel/db/published.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { postTotals } from '../../kernel/db/schema/postTotals.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { idParams, limitArgument } from '../../kernel/http/requests/commonSchemas.ts';
import { siteOf, siteQuerySchema } from '../../kernel/http/requests/site.ts';
import { sendResponse } from '../../kernel/http/sendResponse.ts';
import type { Services } from '../../kernel/services.ts';
import { authorColumns, toAuthor } from './authorView.ts';
import { isNamedBeside } from './isNamedBeside.ts';

const listQuerySchema = siteQuerySchema.extend({ limit: limitArgument(50, 100) });
const listSchema = z.object({ authors: z.array(authorSchema) });
const oneSchema = z.object({ author: authorSchema });
const tags = ['authors'];

/**
 * Routes of authors. An account becomes an author with its first published post. Lists contain a site's authors, those
 * with the most posts first. A profile is the same on every site of the network.
 */
export const authorRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, responses }) => {
  app.get(
    '/api/authors/list',
    { schema: { tags, querystring: listQuerySchema, response: { 200: listSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const { limit } = request.query;
      const response = await responses.get(`authors/list ${JSON.stringify([site, limit])}`, async () => {
        const rows = await db
          .select(authorColumns)
          .from(postTotals)
          .innerJoin(users, eq(users.id, postTotals.scopeId))
          .where(
            and(
              eq(postTotals.site, site),
              eq(postTotals.scope, 'author'),
              eq(postTotals.postType, ''),
              gt(postTotals.total, 0),
            ),
          )
          .orderBy(desc(postTotals.total), asc(users.key))
          .limit(limit);
        const cacheTags = [cacheTag.site(site), cacheTag.list(site), ...rows.map(({ key }) => cacheTag.author(key))];
        return makeResponse(listSchema, { authors: rows.map(toAuthor) }, { cacheTags });
      });
      return sendResponse(request, reply, response);
    },
  );

  app.get(
    '/api/authors/:id',
    { schema: { tags, params: idParams, querystring: siteQuerySchema, response: { 200: oneSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const { id } = request.params;
      const response = await responses.get(`authors ${JSON.stringify([site, id])}`, () => readOne(site, id));
      return sendResponse(request, reply, response);
    },
  );

  async function readOne(site: SiteKey, idOrKey: string) {
    const hasPublished = exists(
      db
        .select({ one: sql`1` })
        .from(posts)
        .where(and(or(eq(posts.authorId, users.id), isNamedBeside(users.id)), isPublished)),
    );
    const [row] = await db
      .select(authorColumns)
      .from(users)
      .where(and(or(eq(users.key, idOrKey), eq(users.id, rowId(idOrKey))), hasPublished))
      .orderBy(sql`${users.key} = ${idOrKey} desc`)
      .limit(1);
    if (!row) throw notFound('The author', [cacheTag.site(site), cacheTag.list(site), cacheTag.author(idOrKey)]);
    const cacheTags = [cacheTag.site(site), cacheTag.author(row.key)];
    return makeResponse(oneSchema, { author: toAuthor(row) }, { cacheTags });
  }
};
