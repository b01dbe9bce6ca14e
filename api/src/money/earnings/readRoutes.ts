import {
  impressionBucketQuerySchema,
  impressionBucketsSchema,
  impressionCountQuerySchema,
  impressionCountSchema,
  readListSchema,
  readsQuerySchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { countImpressionBuckets, countImpressions } from './countImpressions.ts';
import { listReads } from './listReads.ts';

const tags = ['money'];
const success = true as const;

/** Routes for the reads of a writer's own posts. */
export const readRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock }) => {
  app.get(
    '/api/vocal/user/postImpressionCount',
    {
      config: { action: 'useAccount' },
      schema: { tags, querystring: impressionCountQuerySchema, response: { 200: impressionCountSchema } },
    },
    async (request) => ({ success, ...(await countImpressions(db, accountOf(request).id, request.query, clock())) }),
  );

  app.get(
    '/api/vocal/user/postImpressionBucket',
    {
      config: { action: 'useAccount' },
      schema: { tags, querystring: impressionBucketQuerySchema, response: { 200: impressionBucketsSchema } },
    },
    async (request) => ({
      success,
      ...(await countImpressionBuckets(db, accountOf(request).id, request.query, clock())),
    }),
  );

  app.get(
    '/api/vocal/user/reads',
    {
      config: { action: 'useAccount' },
      schema: { tags, querystring: readsQuerySchema, response: { 200: readListSchema } },
    },
    async (request) => ({ success, ...(await listReads(db, accountOf(request).id, request.query)) }),
  );
};
