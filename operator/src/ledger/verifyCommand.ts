import { verifyLedger } from '@marquee/api/acts/ledger.ts';
import type { Command } from '../frame/Command.ts';

/** Verifies a snapshot of the ledger. */
export const verifyCommand: Command = {
  name: 'ledger verify',
  arguments: [],
  options: {},
  summary: 'Recomputes balances, amounts and booked reads. Prints a line for each contradiction and exits with 1.',
  async run({ db, print }) {
    const faults = await db.transaction((transaction) => verifyLedger(transaction), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    for (const { check, subject, expected, found } of faults)
      print(`✖ ${check}: ${subject} has ${found} instead of ${expected}.`);
    if (faults.length === 0) print('The ledger is sound.');
    return faults.length === 0;
  },
};
