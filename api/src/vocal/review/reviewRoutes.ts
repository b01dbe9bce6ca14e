import {
  type Action,
  madePreviewSchema,
  queueQuerySchema,
  type ReviewAction,
  reviewDecisionSchema,
  reviewedPostSchema,
  reviewQueueSchema,
  reviewWordsSchema,
} from '@marquee/shared/domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { UserRow } from '../../accounts/userView.ts';
import { rowId } from '../../db/rowId.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { idParams } from '../../http/requests/commonSchemas.ts';
import { refuseExceeded } from '../../http/requests/refuseExceeded.ts';
import type { Services } from '../../services.ts';
import { conflictResponse } from '../drafts/draftResponse.ts';
import { readVersions, versionTag } from '../drafts/readVersions.ts';
import { accountOf } from '../rights/accountOf.ts';
import { applyTransition } from './applyTransition.ts';
import { listQueue } from './listQueue.ts';
import { openDeskPreview } from './openDeskPreview.ts';
import { readReview } from './readReview.ts';
import type { ReviewStep } from './reviewStep.ts';
import { toReviewedPost } from './toReviewedPost.ts';

const tags = ['reviews'];
const minuteMs = 60_000;

/** Steps without words, and who takes them: the addresses' last word and the action of the table. */
const steps: readonly [path: string, action: ReviewAction & Action][] = [
  ['/api/vocal/review/:id/claim', 'claim'],
  ['/api/vocal/review/:id/release', 'release'],
  ['/api/vocal/review/:id/takeOver', 'takeOver'],
  ['/api/vocal/posts/:id/withdraw', 'withdraw'],
  ['/api/vocal/posts/:id/unschedule', 'unschedule'],
  ['/api/vocal/posts/:id/discard', 'discard'],
];

/** The queue of the moderators, and every step of a review but its begin. */
export const reviewRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, config } = services;
  const callsOfAccount = app.createRateLimit({
    // As many as saves.
    max: config.limits.saves,
    timeWindow: minuteMs,
    keyGenerator: (request) => `reviews ${accountOf(request).id}`,
  });
  app.addHook('preHandler', async (request) => refuseExceeded(await callsOfAccount(request)));

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
      return toReviewedPost(db, account, stored, clock());
    },
  );

  const take = async (reply: FastifyReply, account: UserRow, step: Omit<ReviewStep, 'account' | 'now'>) => {
    const now = clock();
    const { stored, isConflict } = await db.transaction((transaction) =>
      applyTransition(transaction, { ...step, account, now }),
    );
    if (isConflict) return conflictResponse(reply, stored.draft) as never;
    reply.header('etag', versionTag(stored.draft.version));
    return toReviewedPost(db, account, stored, now);
  };

  for (const [path, action] of steps)
    app.post(
      path,
      { config: { action }, schema: { tags, params: idParams, response: { 200: reviewedPostSchema } } },
      (request, reply) => take(reply, accountOf(request), { action, postId: request.params.id }),
    );

  for (const action of ['unpublish', 'appeal'] as const)
    app.post(
      `/api/vocal/posts/:id/${action}`,
      {
        config: { action },
        schema: { tags, params: idParams, body: reviewWordsSchema, response: { 200: reviewedPostSchema } },
      },
      (request, reply) =>
        take(reply, accountOf(request), { action, postId: request.params.id, words: request.body.note }),
    );

  app.post(
    '/api/vocal/review/:id/decision',
    {
      config: { action: 'decide' },
      schema: { tags, params: idParams, body: reviewDecisionSchema, response: { 200: reviewedPostSchema } },
    },
    async (request, reply) => {
      const { action, reason, note, publishAt } = request.body;
      return take(reply, accountOf(request), {
        action,
        postId: request.params.id,
        reason,
        words: note,
        publishAt: publishAt === undefined ? undefined : new Date(publishAt),
        isExpected: readVersions(request.headers['if-match']),
      });
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
      const isOwnClaim = and(
        eq(reviews.postId, rowId(request.params.id)),
        eq(reviews.claimedBy, account.id),
        eq(reviews.status, 'in-review'),
      );
      const alive = await db
        .update(reviews)
        .set({ aliveAt: clock() })
        .where(isOwnClaim)
        .returning({ id: reviews.postId });
      return { success: true as const, isClaimed: alive.length > 0 };
    },
  );
};
