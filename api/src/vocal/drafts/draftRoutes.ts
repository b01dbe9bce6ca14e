import {
  draftChangesSchema,
  draftDifferencesSchema,
  draftResourceSchema,
  draftResponseSchema,
  savedDraftSchema,
  type UploadPolicy,
  uploadLimits,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams } from '../../http/requests/commonSchemas.ts';
import { refuseExceeded } from '../../http/requests/refuseExceeded.ts';
import type { Services } from '../../services.ts';
import { withReview } from '../review/readReview.ts';
import { toReview } from '../review/toReviewedPost.ts';
import { readRevisions } from '../revisions/readRevisions.ts';
import { accountOf } from '../rights/accountOf.ts';
import { draftResponse, savedResponse } from './draftResponse.ts';
import { duplicateDraft } from './duplicateDraft.ts';
import { insertPost, lockMaker } from './newPost.ts';
import { permissionsOf } from './permissionsOf.ts';
import { readAnyDraft, readDraft, readPendingChange, toDraft } from './readDraft.ts';
import { readVersions, versionTag } from './readVersions.ts';
import { saveDraft } from './saveDraft.ts';

const tags = ['posts of writers'];
const documentLimit = 4 * 1024 * 1024;
const minuteMs = 60_000;
const saveQuerySchema = z.object({
  /**
   * `leave`: the writer leaves the post, and this version is kept as a revision. `conflict`: the writer has chosen between
   * two versions; the one that is replaced is kept, too.
   */
  reason: z.enum(['leave', 'conflict']).optional(),
});
const uploadPolicy: UploadPolicy = {
  formats: [...uploadLimits.types],
  maxBytes: uploadLimits.bytes,
  maxPixels: uploadLimits.pixels,
};

/** Reading, making and saving posts as their writers. */
export const draftRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, config } = services;
  const savesOfAccount = app.createRateLimit({
    max: config.limits.saves,
    timeWindow: minuteMs,
    keyGenerator: (request) => `saves ${accountOf(request).id}`,
  });

  app.get(
    '/api/vocal/posts/:id',
    { config: { action: 'readPost' }, schema: { tags, params: idParams, response: { 200: draftResponseSchema } } },
    async (request, reply) => draftResponse(reply, await readDraft(db, accountOf(request), request.params.id)),
  );

  app.get(
    '/api/vocal/posts/resource/:id',
    { config: { action: 'readPost' }, schema: { tags, params: idParams, response: { 200: draftResourceSchema } } },
    async (request, reply) => {
      const account = accountOf(request);
      const draft = await readDraft(db, account, request.params.id);
      reply.header('etag', versionTag(draft.version));
      return {
        success: true as const,
        post: toDraft(draft),
        permissions: permissionsOf(draft, account),
        review: await toReview(db, withReview(draft), clock()),
        revisions: await readRevisions(db, draft.row.id),
        uploadPolicy,
      };
    },
  );

  app.get(
    '/api/vocal/review/:id/differences',
    { config: { action: 'readPost' }, schema: { tags, params: idParams, response: { 200: draftDifferencesSchema } } },
    async (request) => ({
      success: true as const,
      ...(await readPendingChange(db, accountOf(request), request.params.id)),
    }),
  );

  app.post(
    '/api/vocal/posts/create',
    { config: { action: 'useAccount' }, schema: { tags, response: { 201: draftResponseSchema } } },
    async (request, reply) => {
      const { id: authorId } = accountOf(request);
      const id = await db.transaction(async (transaction) => {
        await lockMaker(transaction, authorId);
        return insertPost(transaction, { authorId, now: clock(), limit: config.limits.posts });
      });
      return draftResponse(reply.code(201), await readAnyDraft(db, id));
    },
  );

  app.post(
    '/api/vocal/posts/:id/duplicate',
    { config: { action: 'copyPost' }, schema: { tags, params: idParams, response: { 201: draftResponseSchema } } },
    async (request, reply) => {
      const copy = { account: accountOf(request), id: request.params.id, now: clock(), limit: config.limits.posts };
      return draftResponse(reply.code(201), await duplicateDraft(db, copy));
    },
  );

  app.put(
    '/api/vocal/posts/:id',
    {
      config: { action: 'editPost' },
      bodyLimit: documentLimit,
      schema: {
        tags,
        params: idParams,
        querystring: saveQuerySchema,
        body: draftChangesSchema,
        response: { 200: savedDraftSchema },
      },
    },
    async (request, reply) => {
      refuseExceeded(await savesOfAccount(request));
      const result = await saveDraft(db, {
        account: accountOf(request),
        id: request.params.id,
        changes: request.body,
        now: clock(),
        isExpected: readVersions(request.headers['if-match']),
        keep: request.query.reason === 'conflict' ? 'restore' : request.query.reason,
      });
      return savedResponse(reply, request, result);
    },
  );
};
