import {
  differencesQuerySchema,
  draftDifferencesSchema,
  draftResourceSchema,
  type UploadPolicy,
  uploadLimits,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { permissionsOf } from '../../writing/drafts/permissionsOf.ts';
import { readDraft, readPendingChange, toDraft } from '../../writing/drafts/readDraft.ts';
import { readRevisions } from '../../writing/drafts/readRevisions.ts';
import { versionTag } from '../../writing/saving/readVersions.ts';
import { withReview } from '../transitions/readReview.ts';
import { readDecidedVersion } from './readDecidedVersion.ts';
import { toReview } from './toReviewedPost.ts';

const tags = ['posts of writers'];
const uploadPolicy: UploadPolicy = {
  formats: [...uploadLimits.types],
  maxBytes: uploadLimits.bytes,
  maxPixels: uploadLimits.pixels,
};

/** Routes for a post together with its review, revisions and pending changes. */
export const resourceRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock }) => {
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
    {
      config: { action: 'readPost' },
      schema: {
        ...{ tags, params: idParams, querystring: differencesQuerySchema },
        response: { 200: draftDifferencesSchema },
      },
    },
    async (request) => {
      const read = request.query.since === 'decision' ? readDecidedVersion : readPendingChange;
      return { success: true as const, ...(await read(db, accountOf(request), request.params.id)) };
    },
  );
};
