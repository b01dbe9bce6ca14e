import { claimPayeeKey, manualProvider, openPayeeSeal, sendPayouts } from '@marquee/api/acts/payouts.ts';
import type { Command } from '../frame/Command.ts';

/** Sends approved payouts at once, as the api's job does each minute. */
export const sendPayoutsCommand: Command = {
  name: 'payouts send',
  arguments: [],
  options: {},
  summary: 'Sends approved payouts to the payment provider, like the api’s job each minute.',
  async run({ config, db, now, print, report }) {
    const payees = await openPayeeSeal(config.payees);
    await claimPayeeKey(db, payees);
    let failures = 0;
    const warn = () => {
      failures += 1;
    };
    await sendPayouts({ db, provider: manualProvider, payees, at: now, log: { warn } });
    if (failures > 0) report(`${failures} payouts cannot go on yet; the api's log says why.`);
    print('Sent the approved payouts.');
    return failures === 0;
  },
};
