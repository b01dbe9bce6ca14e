import { restoredDraftSchema, revisionListSchema, revisionResponseSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { rowId } from '../../kernel/db/rowId.ts';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { withPresentNames } from '../drafts/changes/withPresentNames.ts';
import { readAnyDraft, readDraft } from '../drafts/readDraft.ts';
import { readRevision, readRevisions } from '../drafts/readRevisions.ts';
import { conflictResponse, conflictSchema, draftResponse } from './draftResponse.ts';
import { readVersions } from './readVersions.ts';
import { saveDraft } from './saveDraft.ts';

const tags = ['posts of writers'];
const revisionParams = idParams.extend({ revision: z.string().min(1).max(200) });

/** Routes to list, read and restore earlier versions of posts. */
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
      schema: { tags, params: revisionParams, response: { 200: restoredDraftSchema, 412: conflictSchema } },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const { id, revision } = request.params;
      const isExpected = readVersions(request.headers['if-match']);
      const { row } = await readAnyDraft(db, rowId(id));
      const { fields, dropped } = await withPresentNames(db, (await readRevision(db, row.id, revision)).fields);
      const now = clock();
      const restored = { changes: fields, isRevision: true, keep: 'restore' } as const;
      const result = await saveDraft(db, { account, id, now, isExpected, ...restored });
      if (result.isConflict) return conflictResponse(reply, result.draft);
      return { ...draftResponse(reply, result.draft), dropped };
    },
  );
};
