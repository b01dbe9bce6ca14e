import { claimPayeeKey, openPayeeSeal, payoutsCsv } from '@marquee/api/acts/payouts.ts';
import type { Command } from '../frame/Command.ts';

/** Exports the payouts that are due for payment. */
export const exportPayoutsCommand: Command = {
  name: 'payouts export',
  arguments: [],
  options: {},
  summary: 'Prints unconfirmed payouts with their payees as CSV.',
  async run({ config, db, print }) {
    const payees = await openPayeeSeal(config.payees);
    await claimPayeeKey(db, payees);
    print((await payoutsCsv(db, payees)).trimEnd());
    return true;
  },
};
