import { bookReads } from '@marquee/api/acts/ledger.ts';
import type { Command } from '../frame/Command.ts';

/** Books counted reads at once, as the api's job does each minute. */
export const bookCommand: Command = {
  name: 'ledger book',
  arguments: [],
  options: {},
  summary: 'Books all counted reads that are not in the ledger yet, like the api’s job each minute.',
  async run({ db, now, print }) {
    const { transfers, reads } = await bookReads(db, now);
    print(`${reads} reads booked, ${transfers} transfers.`);
    return true;
  },
};
