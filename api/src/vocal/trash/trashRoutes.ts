import { draftResponseSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams } from '../../http/requests/commonSchemas.ts';
import type { Services } from '../../services.ts';
import { draftResponse } from '../drafts/draftResponse.ts';
import { accountOf } from '../rights/accountOf.ts';
import { emptyTrash } from './emptyTrash.ts';
import { moveToTrash, restore } from './moveToTrash.ts';
import { restorableUntil } from './restorable.ts';

const hourMs = 3_600_000;
const tags = ['posts of writers'];

/** Response of DELETE /api/vocal/posts/{id}; times are RFC 3339 UTC. */
const movedSchema = z.object({
  success: z.literal(true),
  id: z.string(),
  deletedAt: z.string(),
  restorableUntil: z.string(),
});

/** Posts into the trash and out of it. The trash is emptied of what is too old while the api runs. */
export const trashRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock } = services;

  app.delete(
    '/api/vocal/posts/:id',
    { config: { action: 'deletePost' }, schema: { tags, params: idParams, response: { 200: movedSchema } } },
    async (request) => {
      const { id } = request.params;
      const deletedAt = await moveToTrash(db, accountOf(request), id, clock());
      const until = restorableUntil(deletedAt);
      return {
        success: true as const,
        id,
        deletedAt: deletedAt.toISOString(),
        restorableUntil: until.toISOString(),
      };
    },
  );

  app.post(
    '/api/vocal/posts/:id/restore',
    { config: { action: 'restorePost' }, schema: { tags, params: idParams, response: { 200: draftResponseSchema } } },
    async (request, reply) => draftResponse(reply, await restore(db, accountOf(request), request.params.id, clock())),
  );

  const timer = setInterval(() => {
    emptyTrash(db, clock()).catch((error: unknown) => app.log.warn({ err: error }, 'the trash could not be emptied'));
  }, hourMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
