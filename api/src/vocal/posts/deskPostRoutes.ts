import { randomUUID } from 'node:crypto';
import { deskFilterSchema, deskPostListSchema, siteKeySchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '../../fairness/caller.ts';
import { FairQueue } from '../../fairness/FairQueue.ts';
import type { Services } from '../../services.ts';
import { accountOf } from '../rights/accountOf.ts';
import { listDeskPosts } from './listDeskPosts.ts';

/** Pages beyond this one are not counted through; at 20 posts a page no writer has as many. */
const lastPage = 1_000;
/** A search reads all texts of an account, up to a second; readers keep the other connections of the database. */
const searching = { atOnce: 2, mostWaiting: 100, mostOfNetwork: 10 };
const querySchema = z.object({
  status: deskFilterSchema.optional(),
  site: siteKeySchema.optional(),
  q: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(lastPage).default(1),
});

/** The list of a writer's own posts. Searches run a few at a time, with accounts in turn. */
export const deskPostRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const queue = new FairQueue(searching);

  app.get(
    '/api/vocal/posts',
    {
      config: { action: 'useAccount' },
      schema: { tags: ['posts of writers'], querystring: querySchema, response: { 200: deskPostListSchema } },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      const list = () => listDeskPosts(services.db, id, request.query, services.clock());
      if (!request.query.q.trim()) return list();
      const { signal } = callerOf(request, reply);
      // Each search is one of its own: an earlier one may not know what the account has changed since.
      return queue.run(randomUUID(), { network: `account ${id}`, signal }, list);
    },
  );
};
