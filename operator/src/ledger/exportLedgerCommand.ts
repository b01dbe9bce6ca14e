import { exportLedger } from '@marquee/api/acts/ledger.ts';
import type { Command } from '../frame/Command.ts';

/** Exports a snapshot of the whole ledger. */
export const exportLedgerCommand: Command = {
  name: 'ledger export',
  arguments: [],
  options: {},
  summary: 'Prints all transfers as CSV in the order of their ids, with the ids of accounts, posts, holds and payouts.',
  async run({ db, print }) {
    await db.transaction(
      async (transaction) => {
        for await (const lines of exportLedger(transaction)) print(lines.trimEnd());
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    return true;
  },
};
