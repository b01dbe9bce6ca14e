import { madePreviewSchema, queueQuerySchema, reviewedPostSchema, reviewQueueSchema } from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Queryable } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { reviews } from '../../kernel/db/schema/reviews.ts';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { versionTag } from '../../writing/saving/readVersions.ts';
import { readReview } from '../transitions/readReview.ts';
import { listQueue } from './listQueue.ts';
import { openDeskPreview } from './openDeskPreview.ts';
import { toReviewedPost } from './toReviewedPost.ts';

const tags = ['reviews'];

/** Routes for moderators to read the queue and to claim posts. */
export const deskRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock, config: { fourEyes } }) => {
  app.get(
    '/api/vocal/review',
    {
      config: { action: 'readQueue' },
      schema: { tags, querystring: queueQuerySchema, response: { 200: reviewQueueSchema } },
    },
    async (request) => {
      const account = accountOf(request);
      return listQueue(db, account, request.query, clock());
    },
  );

  app.get(
    '/api/vocal/review/:id',
    { config: { action: 'readPost' }, schema: { tags, params: idParams, response: { 200: reviewedPostSchema } } },
    async (request, reply) => {
      const account = accountOf(request);
      const stored = await readReview(db, account, request.params.id);
      reply.header('etag', versionTag(stored.draft.version));
      return toReviewedPost(db, { account, fourEyes }, stored, clock());
    },
  );

  app.post(
    '/api/vocal/review/:id/preview',
    { config: { action: 'openReview' }, schema: { tags, params: idParams, response: { 201: madePreviewSchema } } },
    async (request, reply) => {
      const account = accountOf(request);
      const made = await db.transaction((transaction) =>
        openDeskPreview(transaction, account, request.params.id, clock()),
      );
      return reply.code(201).send(made);
    },
  );

  app.post(
    '/api/vocal/review/:id/alive',
    {
      config: { action: 'readPost' },
      schema: {
        tags,
        params: idParams,
        response: { 200: z.object({ success: z.literal(true), isClaimed: z.boolean() }) },
      },
    },
    async (request) => {
      const account = accountOf(request);
      await readReview(db, account, request.params.id);
      return { success: true as const, isClaimed: await renewClaim(db, account.id, request.params.id, clock()) };
    },
  );
};

/** Renews the account's claim. @returns false if the account has no claim on the post */
async function renewClaim(db: Queryable, accountId: number, postId: string, now: Date): Promise<boolean> {
  const isOwnClaim = and(
    eq(reviews.postId, rowId(postId)),
    eq(reviews.claimedBy, accountId),
    eq(reviews.status, 'in-review'),
  );
  const alive = await db.update(reviews).set({ aliveAt: now }).where(isOwnClaim).returning({ id: reviews.postId });
  return alive.length > 0;
}
