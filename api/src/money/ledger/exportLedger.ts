import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';

/** Rows in a query. */
const pageSize = 5_000;

const columns = [
  ...['id', 'at', 'kind', 'fromAccount', 'from', 'fromWriter', 'toAccount', 'to', 'toWriter', 'micros', 'key'],
  ...[
    'site',
    'postId',
    'day',
    'reads',
    'number',
    'rateId',
    'rate',
    'holdId',
    'payoutId',
    'corrects',
    'actorId',
    'reason',
  ],
];

/**
 * Yields all transfers in the order of their ids as CSV, in pieces. Accounts have id, kind and writer. Amounts are
 * micros of a dollar, and the amounts received by an account minus the amounts paid are its balance. Call it in a
 * `repeatable read` transaction.
 */
export async function* exportLedger(db: Queryable): AsyncGenerator<string> {
  yield stringify([columns], { record_delimiter: 'windows' });
  for (let after = '0'; ; ) {
    const { rows } = await db.execute<Record<string, string | null>>(sql`
      select transfer.id::text, to_char(transfer.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, transfer.kind,
        payer.id::text as "fromAccount", payer.kind as "from", payer.user_id::text as "fromWriter",
        payee.id::text as "toAccount", payee.kind as "to", payee.user_id::text as "toWriter",
        transfer.amount::text as micros, transfer.key, transfer.site, transfer.post_id::text as "postId",
        transfer.day::text as day, transfer.reads::text as reads, transfer.number::text as number,
        transfer.rate_id::text as "rateId", rates.micros::text as rate, transfer.hold_id::text as "holdId",
        transfer.payout_id::text as "payoutId", transfer.corrects::text as corrects, transfer.actor_id::text as "actorId",
        transfer.reason
      from ledger_transfers as transfer
        join ledger_accounts as payer on payer.id = transfer.from_account
        join ledger_accounts as payee on payee.id = transfer.to_account
        left join rates on rates.id = transfer.rate_id
      where transfer.id > ${after}::bigint
      order by transfer.id limit ${pageSize}`);
    const last = rows.at(-1)?.id;
    if (!last) return;
    yield stringify(rows, { columns, escape_formulas: true, record_delimiter: 'windows' });
    after = last;
  }
}
