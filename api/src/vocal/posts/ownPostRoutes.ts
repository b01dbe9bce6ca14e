import { ownPostListSchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createRequireAccount } from '../../accounts/requireAccount.ts';
import type { Services } from '../../services.ts';
import { prepareOwnPosts } from './listOwnPosts.ts';

/** Pages beyond this one are not counted through; at 20 posts a page no writer has as many. */
const lastPage = 1_000;
const querySchema = z.object({ page: z.coerce.number().int().min(1).max(lastPage).default(1) });

/** The writer's own posts, for the creator platform. */
export const ownPostRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const requireAccount = createRequireAccount(services);
  const listOwnPosts = prepareOwnPosts(services.db);

  app.get(
    '/api/vocal/posts',
    { schema: { tags: ['accounts'], querystring: querySchema, response: { 200: ownPostListSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
      const { id } = await requireAccount(request);
      return listOwnPosts(id, request.query.page);
    },
  );
};
