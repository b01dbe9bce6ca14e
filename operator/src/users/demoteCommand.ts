import type { Command } from '../frame/Command.ts';
import { takeRoles } from './changeRole.ts';
import { findAccount } from './findAccount.ts';

export const demoteCommand: Command = {
  name: 'user demote',
  arguments: ['email'],
  options: {},
  summary: 'Takes all roles from an account, which can still write.',
  async run({ db, now, print }, { arguments: { email = '' } }) {
    await db.transaction(async (transaction) => takeRoles(transaction, await findAccount(transaction, email), now));
    print(`${email} has no role any more.`);
    return true;
  },
};
