import { categorySchema, type SiteKey } from '@marquee/shared/domain';
import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cacheTag } from '../../kernel/cache/cacheTags.ts';
import { makeResponse } from '../../kernel/cache/response.ts';
import { categories } from '../../kernel/db/schema/taxonomy.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { keyParams, maxTaxa } from '../../kernel/http/requests/commonSchemas.ts';
import { siteOf, siteQuerySchema } from '../../kernel/http/requests/site.ts';
import { sendResponse } from '../../kernel/http/sendResponse.ts';
import type { Services } from '../../kernel/services.ts';
import { categoryColumns, toCategory } from './categoryView.ts';
import { redirectedId } from './redirectedId.ts';

const listSchema = z.object({ categories: z.array(categorySchema) });
const oneSchema = z.object({ category: categorySchema });
const tags = ['categories'];

/** Routes of a site's categories, in the site's order. */
export const categoryRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, responses }) => {
  app.get(
    '/api/categories/list',
    { schema: { tags, querystring: siteQuerySchema, response: { 200: listSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const response = await responses.get(`categories/list ${site}`, async () => {
        const rows = await db
          .select(categoryColumns)
          .from(categories)
          .where(eq(categories.site, site))
          .orderBy(asc(categories.position), asc(categories.key))
          .limit(maxTaxa);
        const cacheTags = [cacheTag.site(site), ...rows.map(({ key }) => cacheTag.category(site, key))];
        return makeResponse(listSchema, { categories: rows.map(toCategory) }, { cacheTags });
      });
      return sendResponse(request, reply, response);
    },
  );

  app.get(
    '/api/categories/:key',
    { schema: { tags, params: keyParams, querystring: siteQuerySchema, response: { 200: oneSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const { key } = request.params;
      const response = await responses.get(`categories ${JSON.stringify([site, key])}`, () => readOne(site, key));
      return sendResponse(request, reply, response);
    },
  );

  /** Finds a category by its current or a former key. */
  async function readOne(site: SiteKey, key: string) {
    const cacheTags = [cacheTag.site(site), cacheTag.category(site, key)];
    const [row] = await db
      .select(categoryColumns)
      .from(categories)
      .where(
        and(
          eq(categories.site, site),
          or(eq(categories.key, key), eq(categories.id, redirectedId('category', site, key))),
        ),
      )
      .orderBy(desc(eq(categories.key, key)))
      .limit(1);
    if (!row) throw notFound('The category', cacheTags);
    cacheTags.push(cacheTag.category(site, row.key));
    return makeResponse(oneSchema, { category: toCategory(row) }, { cacheTags });
  }
};
