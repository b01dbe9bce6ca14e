import { ledgerCurrency, microsPerCent } from '@marquee/shared/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../kernel/db/connect.ts';
import { payouts } from '../../kernel/db/schema/payouts.ts';
import { users } from '../../kernel/db/schema/users.ts';
import type { PayeeSeal } from '../payees/PayeeSeal.ts';
import { applyPayoutStep, type PayoutStep } from './applyPayoutStep.ts';
import type { PayoutProvider } from './PayoutProvider.ts';
import type { PayoutRow } from './payoutView.ts';

/** Maximum number of payouts in a run. The run of the next minute continues. */
const batch = 100;

export type SendParts = {
  db: Database;
  provider: PayoutProvider;
  payees: PayeeSeal;
  at: Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

const isOfNobodySuspended = sql`not exists (
  select from ${users} where ${users.id} = ${payouts.userId} and ${users.suspendedAt} is not null)`;

/**
 * Orders approved payouts from the provider, and requests the state of ordered payouts. A process may die between the
 * order and its record. It then orders again with the same id, which the provider treats as the same payment. A payout
 * that fails here is tried in the next run, and does not delay the others. Approved payouts of suspended accounts wait.
 */
export async function sendPayouts({ db, provider, payees, at, log }: SendParts): Promise<void> {
  const step = (row: PayoutRow, more: Pick<PayoutStep, 'action' | 'reason' | 'reference'>) =>
    db.transaction((transaction) =>
      applyPayoutStep(transaction, { payoutId: row.id, by: 'provider', actor: null, at, ...more }),
    );
  const each = async (status: 'approved' | 'sent', act: (row: PayoutRow) => Promise<unknown>) => {
    const rows = await db
      .select()
      .from(payouts)
      .where(and(eq(payouts.status, status), status === 'approved' ? isOfNobodySuspended : undefined))
      .orderBy(asc(payouts.changedAt))
      .limit(batch);
    for (const row of rows)
      await act(row).catch((error: unknown) =>
        log.warn({ err: error, payoutId: row.id }, 'cannot continue a payout yet'),
      );
  };
  await each('approved', async (row) => {
    const { id, amount, payeeName: name } = row;
    const payee = { name, ...payees.open(row) };
    const order = { id: String(id), cents: amount / microsPerCent, currency: ledgerCurrency, ...payee };
    await step(row, { action: 'send', reference: await provider.create(order) });
  });
  await each('sent', async (row) => {
    const found = await provider.status(row.reference ?? '');
    if (found.state === 'paid') await step(row, { action: 'pay' });
    if (found.state === 'failed') await step(row, { action: 'fail', reason: found.reason });
  });
}
