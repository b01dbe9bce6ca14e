import { madePreviewSchema, previewDetailSchema, previewListSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../kernel/http/notFound.ts';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import { siteOf, siteQuerySchema } from '../../kernel/http/requests/site.ts';
import { networkOf } from '../../kernel/limits/networkOf.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import { SharedLimit } from '../../kernel/limits/SharedLimit.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { prepareSummaries } from '../../reading/lists/summaries.ts';
import { readDraft } from '../drafts/readDraft.ts';
import { createPreview } from './createPreview.ts';
import { deleteExpiredPreviews, listPreviews, revokePreview } from './endPreviews.ts';
import { guessesInQuarter, readsInMinute } from './previewLimits.ts';
import { findPreviewed, readPreview } from './readPreview.ts';
import { toPreview } from './toPreview.ts';

const tags = ['previews'];
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const previewParams = idParams.extend({ preview: z.string().min(1).max(200) });
const tokenParams = z.object({ token: z.string().min(1).max(200) });

/** Routes for a post's author and moderators to manage preview links. */
export const previewRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, config } = services;

  app.post(
    '/api/vocal/posts/:id/previews',
    { config: { action: 'sharePost' }, schema: { tags, params: idParams, response: { 201: madePreviewSchema } } },
    async (request, reply) => {
      const made = await createPreview(db, {
        account: accountOf(request),
        postId: request.params.id,
        now: clock(),
        limit: config.limits.previews,
      });
      return reply.code(201).send(made);
    },
  );

  app.get(
    '/api/vocal/posts/:id/previews',
    { config: { action: 'readPost' }, schema: { tags, params: idParams, response: { 200: previewListSchema } } },
    async (request) => {
      const { row } = await readDraft(db, accountOf(request), request.params.id);
      const valid = await listPreviews(db, row.id, clock());
      return { success: true as const, previews: valid.map(toPreview) };
    },
  );

  app.delete(
    '/api/vocal/posts/:id/previews/:preview',
    {
      config: { action: 'sharePost' },
      schema: { tags, params: previewParams, response: { 200: z.object({ success: z.literal(true) }) } },
    },
    async (request) => {
      const { id, preview } = request.params;
      await revokePreview(db, accountOf(request), id, preview, clock());
      return { success: true as const };
    },
  );

  const timer = setInterval(() => {
    deleteExpiredPreviews(db, clock()).catch((error: unknown) =>
      app.log.warn({ err: error }, 'cannot delete expired previews'),
    );
  }, hourMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};

/**
 * Returns the post of a preview link. Anyone with the link may read it. The link is checked each time, so that a
 * revoked link ends at once.
 */
export const previewReadRoute: FastifyPluginAsyncZod<Services> = async (app, { db, clock }) => {
  const readSummaries = prepareSummaries(db);
  const guessesOfNetwork = new SharedLimit({
    ...{ db, name: 'guesses of previews', max: guessesInQuarter, windowMs: 15 * minuteMs },
    now: () => clock().getTime(),
  });
  const readsOfLink = app.createRateLimit({
    max: readsInMinute,
    timeWindow: minuteMs,
    keyGenerator: (request) => `previews ${networkOf(request.ip)} ${(request.params as { token: string }).token}`,
  });

  app.get(
    '/api/previews/:token',
    { schema: { tags, params: tokenParams, querystring: siteQuerySchema, response: { 200: previewDetailSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      const reader = { db, readSummaries, now: clock() };
      const site = siteOf(request);
      const draft = await findPreviewed(reader, site, request.params.token);
      if (draft) {
        refuseExceeded(await readsOfLink(request));
        return readPreview(reader, site, draft);
      }
      // Only invalid tokens count against the limit, so guesses by others in a network do not block a valid link.
      await guessesOfNetwork.admit(networkOf(request.ip));
      throw notFound('This preview');
    },
  );
};
