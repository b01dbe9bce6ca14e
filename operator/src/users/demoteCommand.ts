import type { Command } from '../frame/Command.ts';
import { findAccount } from './findAccount.ts';
import { setModeration } from './setModeration.ts';

export const demoteCommand: Command = {
  name: 'user demote',
  arguments: ['email'],
  options: {},
  summary: 'Makes a moderator a writer again.',
  async run({ db, now, print }, { arguments: { email = '' } }) {
    await db.transaction(async (transaction) =>
      setModeration(transaction, await findAccount(transaction, email), 'none', now),
    );
    print(`${email} is no longer a moderator.`);
    return true;
  },
};
