import { type AuditEntryView, auditListSchema, auditQuerySchema } from '@marquee/shared/domain';
import { stringify } from 'csv-stringify/sync';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../rights/accountOf.ts';
import { listAudit } from './listAudit.ts';

const csvColumns = [
  'id',
  'at',
  'actor',
  'action',
  'subject',
  'subjectId',
  'site',
  'before',
  'after',
  'reason',
] as const;
const tags = ['audit'];
const pageSize = 50;
/** Maximum number of rows in a file. Callers get more rows by narrowing the days. */
const maxRows = 10_000;
const minuteMs = 60_000;
/**
 * Maximum number of lists of an account in a minute. A file with all rows takes about a second, so files have a lower
 * limit.
 */
const maxLists = 120;
const maxFiles = 6;

/** Routes of the audit log, for moderators. */
export const auditRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db } = services;
  const limitOf = (max: number, name: string) =>
    app.createRateLimit({ max, timeWindow: minuteMs, keyGenerator: (request) => `${name} ${accountOf(request).id}` });
  const listsOfAccount = limitOf(maxLists, 'audit lists');
  const filesOfAccount = limitOf(maxFiles, 'audit files');

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
      const entries = await listAudit(db, accountOf(request), request.query, maxRows);
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="audit.csv"');
      return auditCsv(entries);
    },
  );
};

/**
 * Formats rows of the audit as CSV (RFC 4180) with a header. Cells that a spreadsheet would compute get an apostrophe.
 */
function auditCsv(entries: readonly AuditEntryView[]): string {
  const rows = entries.map(({ actor, before, after, ...entry }) => ({
    ...entry,
    actor: actor ? actor.name || actor.id : 'clock',
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  }));
  return stringify(rows, {
    header: true,
    columns: [...csvColumns],
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
