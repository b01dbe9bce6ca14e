import { auditListSchema, auditQuerySchema } from '@marquee/shared/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refuseExceeded } from '../../http/requests/refuseExceeded.ts';
import type { Services } from '../../services.ts';
import { accountOf } from '../rights/accountOf.ts';
import { auditCsv } from './auditCsv.ts';
import { listAudit } from './listAudit.ts';

const tags = ['audit'];
const pageSize = 50;
/** Rows of one file: more than that is asked for by days. */
const mostRows = 10_000;
const minuteMs = 60_000;
/** A list reads little; a file of all rows costs about a second. */
const mostLists = 120;
const mostFiles = 6;

/** Who changed what and when, for moderators. */
export const auditRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db } = services;
  const limitOf = (max: number, name: string) =>
    app.createRateLimit({ max, timeWindow: minuteMs, keyGenerator: (request) => `${name} ${accountOf(request).id}` });
  const listsOfAccount = limitOf(mostLists, 'audit lists');
  const filesOfAccount = limitOf(mostFiles, 'audit files');

  app.get(
    '/api/vocal/audit',
    {
      config: { action: 'readAudit' },
      schema: { tags, querystring: auditQuerySchema, response: { 200: auditListSchema } },
    },
    async (request) => {
      refuseExceeded(await listsOfAccount(request));
      const found = await listAudit(db, accountOf(request), request.query, pageSize + 1);
      const entries = found.slice(0, pageSize);
      const next = found.length > pageSize ? (entries.at(-1)?.id ?? null) : null;
      return { success: true as const, entries, next };
    },
  );

  app.get(
    '/api/vocal/audit.csv',
    { config: { action: 'readAudit' }, schema: { tags, querystring: auditQuerySchema, response: { 200: z.string() } } },
    async (request, reply) => {
      refuseExceeded(await filesOfAccount(request));
      const entries = await listAudit(db, accountOf(request), request.query, mostRows);
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="audit.csv"');
      return auditCsv(entries);
    },
  );
};
