import { claimPayeeKey } from '@marquee/api/payees/claimPayeeKey.ts';
import { openPayeeSeal } from '@marquee/api/payees/openPayeeSeal.ts';
import { manualProvider } from '@marquee/api/vocal/payouts/PayoutProvider.ts';
import { sendPayouts } from '@marquee/api/vocal/payouts/sendPayouts.ts';
import type { Command } from '../frame/Command.ts';

/** Does what the api's job does each minute, at once. */
export const sendPayoutsCommand: Command = {
  name: 'payouts send',
  arguments: [],
  options: {},
  summary: 'Hands the approved payouts to whoever pays them, as a job of the api does each minute.',
  async run({ config, db, now, print, report }) {
    const payees = await openPayeeSeal(config.payees);
    await claimPayeeKey(db, payees);
    let failures = 0;
    const warn = () => {
      failures += 1;
    };
    await sendPayouts({ db, provider: manualProvider, payees, at: now, log: { warn } });
    if (failures > 0) report(`${failures} payouts cannot go on yet; the api's log says why.`);
    print('The approved payouts are sent.');
    return failures === 0;
  },
};
