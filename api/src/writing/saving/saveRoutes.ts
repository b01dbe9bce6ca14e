import { draftSaveSchema, savedDraftSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { conflictSchema, savedResponse } from './draftResponse.ts';
import { readVersions } from './readVersions.ts';
import { saveDraft } from './saveDraft.ts';

const tags = ['posts of writers'];
const documentLimit = 4 * 1024 * 1024;
const minuteMs = 60_000;
const saveQuerySchema = z.object({
  /**
   * With `leave`, the writer leaves the post, and this version is stored as a revision. With `conflict`, the writer has
   * chosen between two versions, and the replaced version is also stored.
   */
  reason: z.enum(['leave', 'conflict']).optional(),
});

/** Saves a post for its writers. */
export const saveRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock, config }) => {
  const savesOfAccount = app.createRateLimit({
    max: config.limits.saves,
    timeWindow: minuteMs,
    keyGenerator: (request) => `saves ${accountOf(request).id}`,
  });

  app.put(
    '/api/vocal/posts/:id',
    {
      config: { action: 'editPost' },
      bodyLimit: documentLimit,
      schema: {
        tags,
        params: idParams,
        querystring: saveQuerySchema,
        body: draftSaveSchema,
        response: { 200: savedDraftSchema, 412: conflictSchema },
      },
    },
    async (request, reply) => {
      refuseExceeded(await savesOfAccount(request));
      const { mine, ...changes } = request.body;
      const result = await saveDraft(db, {
        account: accountOf(request),
        id: request.params.id,
        changes,
        mine,
        now: clock(),
        isExpected: readVersions(request.headers['if-match']),
        keep: request.query.reason === 'conflict' ? 'restore' : request.query.reason,
      });
      return savedResponse(reply, { body: changes, headers: request.headers }, result);
    },
  );
};
