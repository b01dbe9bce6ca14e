import { listTransfers, readBalance, transfersCsv } from '@marquee/api/acts/ledger.ts';
import type { Command } from '../frame/Command.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { findWriter } from './findWriter.ts';

/** Rows in a query. */
const pageSize = 5_000;

/** Exports a writer's transfers as CSV, the newest first, and prints the balances. */
export const statementCommand: Command = {
  name: 'ledger statement',
  arguments: ['email-or-id'],
  options: { month: { type: 'string' } },
  summary: 'Prints a writer’s transfers as CSV, all or those of a month such as 2026-11. Closed accounts work too.',
  async run({ db, print, report }, { arguments: { 'email-or-id': writer = '' }, options: { month } }) {
    const userId = await findWriter(db, writer);
    const days = typeof month === 'string' ? daysOf(month) : {};
    let before: string | undefined;
    do {
      const transfers = await listTransfers(db, userId, { ...days, before }, pageSize);
      const [head = '', ...lines] = transfersCsv(transfers).trimEnd().split('\r\n');
      if (before === undefined) print(head);
      for (const line of lines) print(line);
      before = transfers.length === pageSize ? transfers.at(-1)?.id : undefined;
    } while (before !== undefined);
    const { available, pending, held, paidTotal } = await readBalance(db, userId);
    report(
      `Balance in micros of a dollar: ${available.micros} available, ${pending.micros} on the way, ${held.micros} held, ${paidTotal.micros} paid.`,
    );
    return true;
  },
};

function daysOf(month: string): { from: string; to: string } {
  const [, year = '', number = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year) throw new UsageError(`“${month}” is not a month like 2026-11.`);
  const last = new Date(Date.UTC(Number(year), Number(number), 0));
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) };
}
