import { earningsQuerySchema, earningsSchema, transferListSchema, transfersQuerySchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { earningsCsv, transfersCsv } from './earningsCsv.ts';
import { listTransfers } from './listTransfers.ts';
import { readEarnings } from './readEarnings.ts';

const tags = ['money'];
const pageSize = 50;
/** Maximum number of rows in a file. Callers get earlier rows by narrowing the days. */
const maxRows = 10_000;
const minuteMs = 60_000;
/** Maximum number of files of an account in a minute. A file with all rows takes about a second. */
const maxFiles = 6;
const success = true as const;

/** Routes for a writer's own earnings and transfers, as pages and as files. */
export const statementRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock }) => {
  const filesOfAccount = app.createRateLimit({
    max: maxFiles,
    timeWindow: minuteMs,
    keyGenerator: (request) => `money files ${accountOf(request).id}`,
  });

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
      return transfersCsv(await listTransfers(db, accountOf(request).id, request.query, maxRows));
    },
  );
};
