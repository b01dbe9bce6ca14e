import { draftResponseSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { insertPost, lockAuthor } from '../drafts/newPost.ts';
import { readAnyDraft, readDraft } from '../drafts/readDraft.ts';
import { draftResponse } from './draftResponse.ts';
import { duplicateDraft } from './duplicateDraft.ts';

const tags = ['posts of writers'];

/** Reads, creates and copies posts for their writers. */
export const draftRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock, config } = services;

  app.get(
    '/api/vocal/posts/:id',
    { config: { action: 'readPost' }, schema: { tags, params: idParams, response: { 200: draftResponseSchema } } },
    async (request, reply) => draftResponse(reply, await readDraft(db, accountOf(request), request.params.id)),
  );

  app.post(
    '/api/vocal/posts/create',
    { config: { action: 'useAccount' }, schema: { tags, response: { 201: draftResponseSchema } } },
    async (request, reply) => {
      const { id: authorId } = accountOf(request);
      const id = await db.transaction(async (transaction) => {
        await lockAuthor(transaction, authorId);
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
};
