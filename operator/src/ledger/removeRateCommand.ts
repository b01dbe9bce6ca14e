import { recordAudit } from '@marquee/api/acts/accounts.ts';
import { removeRate } from '@marquee/api/acts/ledger.ts';
import type { Command } from '../frame/Command.ts';
import { findOperator } from './findOperator.ts';
import { readDay } from './readDay.ts';

/** Removes a future rate. */
export const removeRateCommand: Command = {
  name: 'ledger remove-rate',
  arguments: ['from-day'],
  options: { by: { type: 'string' } },
  summary: 'Removes a future rate. --by names the responsible moderator.',
  async run({ db, now, print }, { arguments: { 'from-day': day = '' }, options }) {
    const micros = await db.transaction(async (transaction) => {
      const actorId = await findOperator(transaction, options.by);
      const former = await removeRate(transaction, readDay(day));
      await recordAudit(transaction, {
        ...{ at: now, actorId, action: 'removeRate', subject: 'rate', subjectId: day, site: null },
        before: { micros: former },
      });
      return former;
    });
    print(`Removed the rate of ${micros} micros from ${day} on.`);
    return true;
  },
};
