import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../db/connect.ts';

/** Shutdown state of the process. A leaving process reports as not ready and closes its connections. */
export type Lifecycle = { isLeaving: boolean };

/**
 * Serves the health checks. /healthz succeeds while the process responds. /readyz also needs a database that responds
 * and has our tables. A read-only database is ready, because readers are served and every api has the same database.
 */
export const healthRoutes: FastifyPluginAsyncZod<{ db: Database; lifecycle: Lifecycle }> = async (
  app,
  { db, lifecycle },
) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', { logLevel: 'warn', schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn', schema: { hide: true } }, async (_request, reply) => {
    if (lifecycle.isLeaving) return reply.code(503).send({ status: 'leaving' });
    const { rows } = await db
      .execute<{ isReadOnly: boolean }>(
        sql`select current_setting('transaction_read_only') = 'on' as "isReadOnly" from (select count(*) from rates) as migrated`,
      )
      .catch((cause: unknown) => {
        throw new ProblemError(503, 'unavailable', 'The database is not ready.', {
          headers: { 'retry-after': '5' },
          cause,
        });
      });
    return { status: 'ok', ...(rows[0]?.isReadOnly && { database: 'read-only' }) };
  });
};
