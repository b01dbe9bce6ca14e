import { deskFilterSchema, deskPostListSchema, siteKeySchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createRequireAccount } from '../../accounts/requireAccount.ts';
import type { Services } from '../../services.ts';
import { listDeskPosts } from './listDeskPosts.ts';

/** Pages beyond this one are not counted through; at 20 posts a page no writer has as many. */
const lastPage = 1_000;
const querySchema = z.object({
  status: deskFilterSchema.optional(),
  site: siteKeySchema.optional(),
  q: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(lastPage).default(1),
});

/** The list of a writer's own posts. */
export const deskPostRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const requireAccount = createRequireAccount(services);

  app.get(
    '/api/vocal/posts',
    { schema: { tags: ['posts of writers'], querystring: querySchema, response: { 200: deskPostListSchema } } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store').header('vary', 'cookie');
      const { id } = await requireAccount(request);
      return listDeskPosts(services.db, id, request.query, services.clock());
    },
  );
};
