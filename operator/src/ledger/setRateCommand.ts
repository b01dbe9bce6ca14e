import { addRate } from '@marquee/api/ledger/rates.ts';
import type { Command } from '../frame/Command.ts';
import { UsageError } from '../frame/parseCommand.ts';

/** Adds a rate; rates are never edited. */
export const addRateCommand: Command = {
  name: 'ledger rate',
  arguments: ['micros', 'from-day'],
  options: {},
  summary: 'Sets the rate of reads from a day on, in micros of a dollar (3800 are 3.80 dollars for 1,000 reads).',
  async run({ db, print }, { arguments: { micros = '', 'from-day': validFrom = '' } }) {
    if (!/^\d{1,8}$/.test(micros)) throw new UsageError(`“${micros}” is not a number of micros.`);
    if (!/^\d{4}-\d\d-\d\d$/.test(validFrom)) throw new UsageError(`“${validFrom}” is not a day like 2026-12-01.`);
    await addRate(db, { micros: Number(micros), validFrom });
    print(`Reads from ${validFrom} on earn ${micros} micros.`);
    return true;
  },
};
