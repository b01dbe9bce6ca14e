import { verifyLedger } from '@marquee/api/ledger/verifyLedger.ts';
import type { Command } from '../frame/Command.ts';

/** Recomputes the ledger in one snapshot. */
export const verifyCommand: Command = {
  name: 'ledger verify',
  arguments: [],
  options: {},
  summary: 'Recomputes balances, amounts and booked reads; ends with 1 and a line for each contradiction.',
  async run({ db, print }) {
    const faults = await db.transaction((transaction) => verifyLedger(transaction), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    for (const { check, subject, expected, found } of faults)
      print(`✖ ${check}: ${subject} should have ${expected} and has ${found}.`);
    if (faults.length === 0) print('The ledger is sound.');
    return faults.length === 0;
  },
};
