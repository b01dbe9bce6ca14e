import { openHoldStatuses } from '@marquee/shared/domain';
import { and, asc, inArray, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../kernel/db/connect.ts';
import { holds } from '../../kernel/db/schema/holds.ts';
import { applyHoldStep } from './applyHoldStep.ts';

/** Maximum number of holds in a run. The run of the next minute continues. */
const max = 500;

type Releasing = { db: Database; at: Date; log: Pick<FastifyBaseLogger, 'warn'> };

/** Releases the money of holds that were not decided in time. Each hold is a separate transaction. */
export async function releaseExpiredHolds({ db, at, log }: Releasing): Promise<void> {
  const due = await db
    .select({ id: holds.id })
    .from(holds)
    .where(and(inArray(holds.status, [...openHoldStatuses]), lte(holds.until, at)))
    .orderBy(asc(holds.until))
    .limit(max);
  for (const { id: holdId } of due)
    await db
      .transaction((transaction) =>
        applyHoldStep(transaction, { holdId, action: 'expire', actor: null, at, words: null }),
      )
      .catch((error: unknown) => log.warn({ err: error, holdId }, 'cannot release a hold yet'));
}
