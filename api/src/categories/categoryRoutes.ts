import { categorySchema, type SiteKey } from '@marquee/shared/domain';
import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cacheTag } from '../cache/cacheTags.ts';
import { makeResponse } from '../cache/response.ts';
import { categories } from '../db/schema/taxonomy.ts';
import { notFound } from '../http/notFound.ts';
import { keyParams, mostTaxa } from '../http/requests/commonSchemas.ts';
import { siteOf, siteQuerySchema } from '../http/requests/site.ts';
import { sendResponse } from '../http/sendResponse.ts';
import { redirectedId } from '../redirects/redirectedId.ts';
import type { Services } from '../services.ts';
import { categoryColumns, toCategory } from './categoryView.ts';

const listSchema = z.object({ categories: z.array(categorySchema) });
const oneSchema = z.object({ category: categorySchema });
const tags = ['categories'];

/** A site's categories, in the order in which the site shows them. */
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
          .limit(mostTaxa);
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

  /** By its key or a former one. */
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
