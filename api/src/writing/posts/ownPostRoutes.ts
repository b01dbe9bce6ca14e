import { randomUUID } from 'node:crypto';
import { ownPostFilterSchema, ownPostListSchema, siteKeySchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callerOf } from '../../kernel/limits/caller.ts';
import { FairQueue } from '../../kernel/limits/FairQueue.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { listOwnPosts } from './listOwnPosts.ts';

/** Maximum page number. No writer has this many pages of 20 posts. */
const lastPage = 1_000;
/**
 * Limits of the search queue. A search reads all texts of an account, which takes up to a second. Readers need the
 * other connections of the database.
 */
const searching = { atOnce: 2, maxWaiting: 100, maxPerNetwork: 10 };
const querySchema = z.object({
  status: ownPostFilterSchema.optional(),
  site: siteKeySchema.optional(),
  q: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(lastPage).default(1),
});

/** Routes of a writer's own posts. Searches run a few at a time, with accounts in turn. */
export const ownPostRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const queue = new FairQueue(searching);

  app.get(
    '/api/vocal/posts',
    {
      config: { action: 'useAccount' },
      schema: { tags: ['posts of writers'], querystring: querySchema, response: { 200: ownPostListSchema } },
    },
    async (request, reply) => {
      const { id } = accountOf(request);
      const list = () => listOwnPosts(services.db, id, request.query, services.clock());
      if (!request.query.q.trim()) return list();
      const { signal } = callerOf(request, reply);
      // Searches are not shared, because the account may have changed posts since an earlier search began.
      return queue.run(randomUUID(), { network: `account ${id}`, signal }, list);
    },
  );
};
