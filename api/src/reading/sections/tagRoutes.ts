import { type SiteKey, tagSchema } from '@marquee/shared/domain';
import { and, asc, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cacheTag } from '../../kernel/cache/cacheTags.ts';
import { makeResponse } from '../../kernel/cache/response.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { postTotals } from '../../kernel/db/schema/postTotals.ts';
import { tags as tagTable } from '../../kernel/db/schema/taxonomy.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { idParams, limitArgument } from '../../kernel/http/requests/commonSchemas.ts';
import { siteOf, siteQuerySchema } from '../../kernel/http/requests/site.ts';
import { sendResponse } from '../../kernel/http/sendResponse.ts';
import type { Services } from '../../kernel/services.ts';
import { startsWithWords } from '../../kernel/words/wordConditions.ts';
import { redirectedId } from './redirectedId.ts';
import { tagColumns, toTag } from './tagView.ts';

const listQuerySchema = siteQuerySchema.extend({
  /** Start of the tag's name. */
  q: z.string().max(100).optional(),
  limit: limitArgument(50, 100),
});
const listSchema = z.object({ tags: z.array(tagSchema) });
const oneSchema = z.object({ tag: tagSchema });
const tags = ['tags'];

/** Joins the kept total of published posts. */
const totalOfTag = and(
  eq(postTotals.site, tagTable.site),
  eq(postTotals.scope, 'tag'),
  eq(postTotals.scopeId, tagTable.id),
  eq(postTotals.postType, ''),
);

/**
 * Routes of a site's tags, the most used first. A submission can create tags. They become public with their first
 * published post, so that unreviewed words have no page.
 */
export const tagRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, responses }) => {
  app.get(
    '/api/tags',
    { schema: { tags, querystring: listQuerySchema, response: { 200: listSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const { q, limit } = request.query;
      const response = await responses.get(`tags/list ${JSON.stringify([site, q, limit])}`, async () => {
        const rows = await db
          .select(tagColumns)
          .from(tagTable)
          .innerJoin(postTotals, totalOfTag)
          .where(and(eq(tagTable.site, site), gt(postTotals.total, 0), nameStartsWith(q?.trim())))
          .orderBy(desc(postTotals.total), asc(tagTable.key))
          .limit(limit);
        const cacheTags = [cacheTag.site(site), cacheTag.list(site), ...rows.map(({ key }) => cacheTag.tag(site, key))];
        return makeResponse(listSchema, { tags: rows.map(toTag) }, { cacheTags });
      });
      return sendResponse(request, reply, response);
    },
  );

  app.get(
    '/api/tags/:id',
    { schema: { tags, params: idParams, querystring: siteQuerySchema, response: { 200: oneSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const { id } = request.params;
      const response = await responses.get(`tags ${JSON.stringify([site, id])}`, () => readOne(site, id));
      return sendResponse(request, reply, response);
    },
  );

  /** Finds a tag by its key, its id or a former key. */
  async function readOne(site: SiteKey, idOrKey: string) {
    const [row] = await db
      .select({ ...tagColumns, posts: postTotals.total })
      .from(tagTable)
      .leftJoin(postTotals, totalOfTag)
      .where(
        and(
          eq(tagTable.site, site),
          or(
            eq(tagTable.key, idOrKey),
            eq(tagTable.id, rowId(idOrKey)),
            eq(tagTable.id, redirectedId('tag', site, idOrKey)),
          ),
        ),
      )
      .orderBy(sql`${tagTable.key} = ${idOrKey} desc, ${tagTable.id} = ${rowId(idOrKey)} desc`)
      .limit(1);
    // A 404 for a tag without posts has cache tags too, so that the tag's first post purges it.
    const cacheTags = [cacheTag.site(site), cacheTag.tag(site, idOrKey), ...(row ? [cacheTag.tag(site, row.key)] : [])];
    if (!row?.posts) throw notFound('The tag', cacheTags);
    return makeResponse(oneSchema, { tag: toTag(row) }, { cacheTags });
  }
};

function nameStartsWith(text: string | undefined): SQL | undefined {
  return text ? startsWithWords(tagTable.name, text) : undefined;
}
