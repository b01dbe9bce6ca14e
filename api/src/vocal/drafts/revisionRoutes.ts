import { restoredDraftSchema, revisionListSchema, revisionResponseSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { rowId } from '../../db/rowId.ts';
import { idParams } from '../../http/requests/commonSchemas.ts';
import type { Services } from '../../services.ts';
import { readRevision, readRevisions } from '../revisions/readRevisions.ts';
import { accountOf } from '../rights/accountOf.ts';
import { withPresentNames } from './changes/withPresentNames.ts';
import { conflictResponse, draftResponse } from './draftResponse.ts';
import { readAnyDraft, readDraft } from './readDraft.ts';
import { readVersions } from './readVersions.ts';
import { saveDraft } from './saveDraft.ts';

const tags = ['posts of writers'];
const revisionParams = idParams.extend({ revision: z.string().min(1).max(200) });

/** Earlier versions of posts: listing them, reading one, returning to one. */
export const revisionRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock } = services;

  app.get(
    '/api/vocal/posts/:id/revisions',
    { config: { action: 'readPost' }, schema: { tags, params: idParams, response: { 200: revisionListSchema } } },
    async (request) => {
      const { row } = await readDraft(db, accountOf(request), request.params.id);
      return { success: true as const, revisions: await readRevisions(db, row.id) };
    },
  );

  app.get(
    '/api/vocal/posts/:id/revisions/:revision',
    {
      config: { action: 'readPost' },
      schema: { tags, params: revisionParams, response: { 200: revisionResponseSchema } },
    },
    async (request) => {
      const { row } = await readDraft(db, accountOf(request), request.params.id);
      return { success: true as const, revision: await readRevision(db, row.id, request.params.revision) };
    },
  );

  app.post(
    '/api/vocal/posts/:id/revisions/:revision/restore',
    {
      config: { action: 'editPost' },
      schema: { tags, params: revisionParams, response: { 200: restoredDraftSchema } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const { id, revision } = request.params;
      const isExpected = readVersions(request.headers['if-match']);
      const { row } = await readAnyDraft(db, rowId(id));
      const { fields, dropped } = await withPresentNames(db, (await readRevision(db, row.id, revision)).fields);
      const now = clock();
      const result = await saveDraft(db, { account, id, changes: fields, now, isExpected, keep: 'restore' });
      if (result.isConflict) return conflictResponse(reply, result.draft) as never;
      return { ...draftResponse(reply, result.draft), dropped };
    },
  );
};
