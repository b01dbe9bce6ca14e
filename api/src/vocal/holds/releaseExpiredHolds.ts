import { openHoldStatuses } from '@marquee/shared/domain';
import { and, asc, inArray, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { holds } from '../../db/schema/holds.ts';
import { applyHoldStep } from './applyHoldStep.ts';

/** Holds of one run; the next minute has the others. */
const most = 500;

type Releasing = { db: Database; at: Date; log: Pick<FastifyBaseLogger, 'warn'> };

/** Gives money back whose hold nobody has decided about in its time. Each hold is a transaction of its own. */
export async function releaseExpiredHolds({ db, at, log }: Releasing): Promise<void> {
  const due = await db
    .select({ id: holds.id })
    .from(holds)
    .where(and(inArray(holds.status, [...openHoldStatuses]), lte(holds.until, at)))
    .orderBy(asc(holds.until))
    .limit(most);
  for (const { id: holdId } of due)
    await db
      .transaction((transaction) =>
        applyHoldStep(transaction, { holdId, action: 'expire', actor: null, at, words: null }),
      )
      .catch((error: unknown) => log.warn({ err: error, holdId }, 'cannot release a hold yet'));
}
