import {
  maxReadRows,
  type ReadRow,
  readsNowSchema,
  referrers,
  siteReadsQuerySchema,
  siteReadsSchema,
} from '@marquee/shared/domain';
import { stringify } from 'csv-stringify/sync';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refuseExceeded } from '../../kernel/limits/refuseExceeded.ts';
import type { Services } from '../../kernel/services.ts';
import { accountOf } from '../../people/rights/accountOf.ts';
import { listSiteReads, sitesOfReads } from './listSiteReads.ts';
import { readReadsNow } from './readReadsNow.ts';

const tags = ['reads'];
const action = 'readReads';
const minuteMs = 60_000;
/** Maximum calls of an account in a minute. A file has up to 10,000 rows, so files have a lower limit. */
const maxLists = 120;
const maxFiles = 6;
const maxFileRows = 20 * maxReadRows;
const success = true as const;

/** Reads of posts, for editors and auditors of their sites. */
export const readsRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, clock }) => {
  const limitOf = (max: number, name: string) =>
    app.createRateLimit({ max, timeWindow: minuteMs, keyGenerator: (request) => `${name} ${accountOf(request).id}` });
  const listsOfAccount = limitOf(maxLists, 'reads');
  const filesOfAccount = limitOf(maxFiles, 'files of reads');

  app.get(
    '/api/vocal/reads',
    { config: { action }, schema: { tags, querystring: siteReadsQuerySchema, response: { 200: siteReadsSchema } } },
    async (request) => {
      refuseExceeded(await listsOfAccount(request));
      const { query } = request;
      return {
        success,
        ...(await listSiteReads(db, accountOf(request), app.startedSites, query, clock(), query.limit)),
      };
    },
  );

  app.get(
    '/api/vocal/reads/now',
    { config: { action }, schema: { tags, response: { 200: readsNowSchema } } },
    async (request) => {
      refuseExceeded(await listsOfAccount(request));
      return { success, ...(await readReadsNow(db, sitesOfReads(accountOf(request), app.startedSites), clock())) };
    },
  );

  app.get(
    '/api/vocal/reads.csv',
    { config: { action }, schema: { tags, querystring: siteReadsQuerySchema, response: { 200: z.string() } } },
    async (request, reply) => {
      refuseExceeded(await filesOfAccount(request));
      const { rows } = await listSiteReads(
        db,
        accountOf(request),
        app.startedSites,
        request.query,
        clock(),
        maxFileRows,
      );
      reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="reads.csv"');
      return readsCsv(rows);
    },
  );
};

/** Formats reads as CSV (RFC 4180) with a header. Cells that a spreadsheet would compute get an apostrophe. */
function readsCsv(rows: readonly ReadRow[]): string {
  return stringify(
    rows.map(({ referrers: sources, ...row }) => ({ ...row, ...sources })),
    {
      ...{ header: true, escape_formulas: true, record_delimiter: 'windows' as const },
      columns: ['id', 'name', 'site', 'reads', 'readsBefore', 'meanSeconds', ...referrers],
    },
  );
}
