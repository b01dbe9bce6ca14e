import {
  type Action,
  embargoSchema,
  type ReviewAction,
  reviewCorrectionSchema,
  reviewDecisionSchema,
  reviewedPostSchema,
  reviewTimeSchema,
  reviewWordsSchema,
} from '@marquee/shared/domain';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import type { Services } from '../../kernel/services.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { conflictResponse, conflictSchema } from '../../writing/saving/draftResponse.ts';
import { readVersions, versionTag } from '../../writing/saving/readVersions.ts';
import { applyTransition } from '../transitions/applyTransition.ts';
import type { ReviewStep } from '../transitions/reviewStep.ts';
import { setEmbargo } from '../transitions/setEmbargo.ts';
import { toReviewedPost } from './toReviewedPost.ts';

const tags = ['reviews'];
const response = { 200: reviewedPostSchema, 412: conflictSchema };

/** Steps without a body, with the path of the call and the action. */
const steps: readonly [path: string, action: ReviewAction & Action][] = [
  ['/api/vocal/review/:id/claim', 'claim'],
  ['/api/vocal/review/:id/release', 'release'],
  ['/api/vocal/review/:id/takeOver', 'takeOver'],
  ['/api/vocal/posts/:id/withdraw', 'withdraw'],
  ['/api/vocal/posts/:id/unschedule', 'unschedule'],
  ['/api/vocal/posts/:id/discard', 'discard'],
  ['/api/vocal/review/:id/publishNow', 'publishNow'],
  ['/api/vocal/review/:id/publishAgain', 'publishAgain'],
  ['/api/vocal/review/:id/reopen', 'reopen'],
  ['/api/vocal/review/:id/undo', 'undo'],
];

/** Routes for the steps of a review after its submission. */
export const stepRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock, config }) => {
  const { fourEyes } = config;
  const take = async (reply: FastifyReply, account: UserRow, step: Omit<ReviewStep, 'account' | 'now'>) => {
    const now = clock();
    const { stored, isConflict } = await db.transaction((transaction) =>
      applyTransition(transaction, { ...step, account, now, fourEyes }),
    );
    if (isConflict) return conflictResponse(reply, stored.draft);
    reply.header('etag', versionTag(stored.draft.version));
    return toReviewedPost(db, { account, fourEyes }, stored, now);
  };

  for (const [path, action] of steps)
    app.post(path, { config: { action }, schema: { tags, params: idParams, response } }, (request, reply) =>
      take(reply, accountOf(request), { action, postId: request.params.id }),
    );

  for (const action of ['unpublish', 'appeal'] as const)
    app.post(
      `/api/vocal/posts/:id/${action}`,
      {
        config: { action },
        schema: { tags, params: idParams, body: reviewWordsSchema, response },
      },
      (request, reply) =>
        take(reply, accountOf(request), { action, postId: request.params.id, words: request.body.note }),
    );

  app.post(
    '/api/vocal/review/:id/correct',
    { config: { action: 'correct' }, schema: { tags, params: idParams, body: reviewCorrectionSchema, response } },
    (request, reply) =>
      take(reply, accountOf(request), {
        action: 'correct',
        postId: request.params.id,
        words: request.body.note,
        correction: request.body.correction,
        isExpected: readVersions(request.headers['if-match']),
      }),
  );

  app.post(
    '/api/vocal/review/:id/reschedule',
    { config: { action: 'reschedule' }, schema: { tags, params: idParams, body: reviewTimeSchema, response } },
    (request, reply) =>
      take(reply, accountOf(request), {
        action: 'reschedule',
        postId: request.params.id,
        publishAt: new Date(request.body.publishAt),
      }),
  );

  app.put(
    '/api/vocal/review/:id/embargo',
    { config: { action: 'setEmbargo' }, schema: { tags, params: idParams, body: embargoSchema, response } },
    async (request, reply) => {
      const [now, account, { id }] = [clock(), accountOf(request), request.params];
      const { until } = request.body;
      const stored = await setEmbargo(db, { account, postId: id, now, until: until === null ? null : new Date(until) });
      reply.header('etag', versionTag(stored.draft.version));
      return toReviewedPost(db, { account, fourEyes }, stored, now);
    },
  );

  app.post(
    '/api/vocal/review/:id/decision',
    {
      config: { action: 'decide' },
      schema: { tags, params: idParams, body: reviewDecisionSchema, response },
    },
    async (request, reply) => {
      const { action, reason, note, publishAt, correction } = request.body;
      return take(reply, accountOf(request), {
        action,
        postId: request.params.id,
        reason,
        words: note,
        publishAt: publishAt === undefined ? undefined : new Date(publishAt),
        correction: action === 'merge' ? correction : undefined,
        isExpected: readVersions(request.headers['if-match']),
      });
    },
  );
};
