import { claimPayeeKey } from '@marquee/api/payees/claimPayeeKey.ts';
import { openPayeeSeal } from '@marquee/api/payees/openPayeeSeal.ts';
import { payoutsCsv } from '@marquee/api/vocal/payouts/listPayouts.ts';
import type { Command } from '../frame/Command.ts';

/** The payouts that somebody has to pay. */
export const exportPayoutsCommand: Command = {
  name: 'payouts export',
  arguments: [],
  options: {},
  summary: 'Prints the payouts that were sent and not confirmed as CSV, with the places where their money goes.',
  async run({ config, db, print }) {
    const payees = await openPayeeSeal(config.payees);
    await claimPayeeKey(db, payees);
    print((await payoutsCsv(db, payees)).trimEnd());
    return true;
  },
};
