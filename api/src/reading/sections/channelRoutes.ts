import { channelSchema, type SiteKey } from '@marquee/shared/domain';
import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cacheTag } from '../../kernel/cache/cacheTags.ts';
import { makeResponse } from '../../kernel/cache/response.ts';
import { channels } from '../../kernel/db/schema/taxonomy.ts';
import { notFound } from '../../kernel/http/notFound.ts';
import { keyParams, maxTaxa } from '../../kernel/http/requests/commonSchemas.ts';
import { siteOf, siteQuerySchema } from '../../kernel/http/requests/site.ts';
import { sendResponse } from '../../kernel/http/sendResponse.ts';
import type { Services } from '../../kernel/services.ts';
import { channelColumns, toChannel } from './channelView.ts';
import { redirectedId } from './redirectedId.ts';

const listSchema = z.object({ channels: z.array(channelSchema) });
const oneSchema = z.object({ channel: channelSchema });
const tags = ['channels'];

/** Routes of a site's channels, in the site's order. */
export const channelRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, responses }) => {
  app.get(
    '/api/channels/list',
    { schema: { tags, querystring: siteQuerySchema, response: { 200: listSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const response = await responses.get(`channels/list ${site}`, async () => {
        const rows = await db
          .select(channelColumns)
          .from(channels)
          .where(eq(channels.site, site))
          .orderBy(asc(channels.position), asc(channels.key))
          .limit(maxTaxa);
        const cacheTags = [cacheTag.site(site), ...rows.map(({ key }) => cacheTag.channel(site, key))];
        return makeResponse(listSchema, { channels: rows.map(toChannel) }, { cacheTags });
      });
      return sendResponse(request, reply, response);
    },
  );

  app.get(
    '/api/channels/:key',
    { schema: { tags, params: keyParams, querystring: siteQuerySchema, response: { 200: oneSchema } } },
    async (request, reply) => {
      const site = siteOf(request);
      const { key } = request.params;
      const response = await responses.get(`channels ${JSON.stringify([site, key])}`, () => readOne(site, key));
      return sendResponse(request, reply, response);
    },
  );

  /** Finds a channel by its current or a former key. */
  async function readOne(site: SiteKey, key: string) {
    const cacheTags = [cacheTag.site(site), cacheTag.channel(site, key)];
    const [row] = await db
      .select(channelColumns)
      .from(channels)
      .where(
        and(eq(channels.site, site), or(eq(channels.key, key), eq(channels.id, redirectedId('channel', site, key)))),
      )
      .orderBy(desc(eq(channels.key, key)))
      .limit(1);
    if (!row) throw notFound('The channel', cacheTags);
    cacheTags.push(cacheTag.channel(site, row.key));
    return makeResponse(oneSchema, { channel: toChannel(row) }, { cacheTags });
  }
};
