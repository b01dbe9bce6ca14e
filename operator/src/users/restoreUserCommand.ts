import { setSuspension } from '@marquee/api/acts/accounts.ts';
import type { Command } from '../frame/Command.ts';
import { commandActor } from '../frame/commandActor.ts';
import { findAccount } from './findAccount.ts';

export const restoreUserCommand: Command = {
  name: 'user restore',
  arguments: ['email'],
  options: {},
  summary: 'Lifts the suspension of an account, which can sign in again.',
  async run({ db, now, print }, { arguments: { email = '' } }) {
    await db.transaction(async (transaction) => {
      const userId = await findAccount(transaction, email);
      await setSuspension(transaction, { userId, reason: null, actorId: null, commandBy: commandActor() }, now);
    });
    print(`${email} can sign in again.`);
    return true;
  },
};
