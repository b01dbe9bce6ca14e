import { recordAudit } from '@marquee/api/acts/accounts.ts';
import { setRate } from '@marquee/api/acts/ledger.ts';
import type { Command } from '../frame/Command.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { findOperator } from './findOperator.ts';
import { readDay } from './readDay.ts';

/** Sets a rate, or corrects a future rate. */
export const setRateCommand: Command = {
  name: 'ledger rate',
  arguments: ['micros', 'from-day'],
  options: { by: { type: 'string' } },
  summary:
    'Sets the rate of reads from a day on, in micros of a dollar (3800 are 3.80 dollars for 1,000 reads), or corrects a future rate. --by names the responsible moderator.',
  async run({ db, now, print }, { arguments: { micros = '', 'from-day': day = '' }, options }) {
    if (!/^\d{1,8}$/.test(micros)) throw new UsageError(`“${micros}” is not a number of micros.`);
    const rate = { micros: Number(micros), validFrom: readDay(day) };
    const before = await db.transaction(async (transaction) => {
      const actorId = await findOperator(transaction, options.by);
      const former = await setRate(transaction, rate);
      await recordAudit(transaction, {
        ...{ at: now, actorId, action: former === null ? 'addRate' : 'correctRate' },
        ...{ subject: 'rate', subjectId: rate.validFrom, site: null, after: { micros: rate.micros } },
        ...(former !== null && { before: { micros: former } }),
      });
      return former;
    });
    print(`Reads from ${day} on earn ${micros} micros${before === null ? '' : ` instead of ${before}`}.`);
    return true;
  },
};
