import { removeRate } from '@marquee/api/ledger/rates.ts';
import { recordAudit } from '@marquee/api/vocal/audit/recordAudit.ts';
import type { Command } from '../frame/Command.ts';
import { findOperator } from './findOperator.ts';
import { readDay } from './readDay.ts';

/** Removes a rate whose day is still to come. */
export const removeRateCommand: Command = {
  name: 'ledger remove-rate',
  arguments: ['from-day'],
  options: { by: { type: 'string' } },
  summary: 'Removes a rate whose day is still to come; --by names the moderator who answers for it.',
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
    print(`The rate of ${micros} micros from ${day} on is removed.`);
    return true;
  },
};
