import {
  balanceSchema,
  earningsQuerySchema,
  earningsSchema,
  impressionBucketQuerySchema,
  impressionBucketsSchema,
  impressionCountQuerySchema,
  impressionCountSchema,
  readListSchema,
  readsQuerySchema,
  transferListSchema,
  transfersQuerySchema,
} from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refuseExceeded } from '../../http/requests/refuseExceeded.ts';
import type { Services } from '../../services.ts';
import { accountOf } from '../rights/accountOf.ts';
import { countImpressionBuckets, countImpressions } from './countImpressions.ts';
import { earningsCsv, transfersCsv } from './earningsCsv.ts';
import { listReads } from './listReads.ts';
import { listTransfers } from './listTransfers.ts';
import { readBalance } from './readBalance.ts';
import { readEarnings } from './readEarnings.ts';

const tags = ['money'];
const pageSize = 50;
/** Rows of one file: more than that is asked for by days. */
const mostRows = 10_000;
const minuteMs = 60_000;
/** A page of money asks a few at once; a file of all rows costs about a second. */
const mostReads = 120;
const mostFiles = 6;
const success = true as const;

/** A writer's money and reads. Every account sees its own only. */
export const earningsRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, clock } = services;
  const limitOf = (max: number, name: string) =>
    app.createRateLimit({ max, timeWindow: minuteMs, keyGenerator: (request) => `${name} ${accountOf(request).id}` });
  const readsOfAccount = limitOf(mostReads, 'money');
  const filesOfAccount = limitOf(mostFiles, 'money files');
  app.addHook('preHandler', async (request) => refuseExceeded(await readsOfAccount(request)));

  app.get(
    '/api/vocal/user/balance',
    { config: { action: 'useAccount' }, schema: { tags, response: { 200: balanceSchema } } },
    async (request) => ({
      success,
      ...(await readBalance(db, accountOf(request).id)),
    }),
  );

  app.get(
    '/api/vocal/user/earnings',
    {
      config: { action: 'useAccount' },
      schema: { tags, querystring: earningsQuerySchema, response: { 200: earningsSchema } },
    },
    async (request) => ({ success, ...(await readEarnings(db, accountOf(request).id, request.query, clock())) }),
  );

  app.get(
    '/api/vocal/user/earnings.csv',
    {
      config: { action: 'useAccount' },
      schema: { tags, querystring: earningsQuerySchema, response: { 200: z.string() } },
    },
    async (request, reply) => {
      refuseExceeded(await filesOfAccount(request));
      const { buckets, from, to } = await readEarnings(db, accountOf(request).id, request.query, clock());
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="earnings-${from}-${to}.csv"`);
      return earningsCsv(buckets);
    },
  );

  app.get(
    '/api/vocal/user/transfers',
    {
      config: { action: 'useAccount' },
      schema: { tags, querystring: transfersQuerySchema, response: { 200: transferListSchema } },
    },
    async (request) => {
      const found = await listTransfers(db, accountOf(request).id, request.query, pageSize + 1);
      const transfers = found.slice(0, pageSize);
      return { success, transfers, next: found.length > pageSize ? (transfers.at(-1)?.id ?? null) : null };
    },
  );

  app.get(
    '/api/vocal/user/transfers.csv',
    {
      config: { action: 'useAccount' },
      schema: { tags, querystring: transfersQuerySchema, response: { 200: z.string() } },
    },
    async (request, reply) => {
      refuseExceeded(await filesOfAccount(request));
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="transfers.csv"');
      return transfersCsv(await listTransfers(db, accountOf(request).id, request.query, mostRows));
    },
  );

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
