import { bookReads } from '@marquee/api/ledger/bookReads.ts';
import type { Command } from '../frame/Command.ts';

/** Books what the api's job books each minute, at once. */
export const bookCommand: Command = {
  name: 'ledger book',
  arguments: [],
  options: {},
  summary: 'Books all counted reads that are not in the ledger yet, as a job of the api does each minute.',
  async run({ db, now, print }) {
    const { transfers, reads } = await bookReads(db, now);
    print(`${reads} reads booked, ${transfers} transfers.`);
    return true;
  },
};
