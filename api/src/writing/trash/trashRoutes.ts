import { draftResponseSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParams } from '../../kernel/http/requests/commonSchemas.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { draftResponse } from '../saving/draftResponse.ts';
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

/**
 * Routes to move posts to the trash and to restore them. While the api runs, it empties posts that can no longer be
 * restored.
 */
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
    emptyTrash(db, clock()).catch((error: unknown) => app.log.warn({ err: error }, 'cannot empty the trash'));
  }, hourMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
