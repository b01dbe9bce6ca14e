import { removeSecondFactor } from '@marquee/api/acts/accounts.ts';
import type { Command } from '../frame/Command.ts';
import { commandActor } from '../frame/commandActor.ts';
import { findAccount } from './findAccount.ts';

export const removeSecondFactorCommand: Command = {
  name: 'user remove-second-factor',
  arguments: ['email'],
  options: {},
  summary:
    'Removes the authenticator app, recovery codes and passkeys of an account that has lost them, and ends its sessions. Check first who asks.',
  async run({ db, now, print }, { arguments: { email = '' } }) {
    const isRemoved = await db.transaction(async (transaction) =>
      removeSecondFactor(transaction, await findAccount(transaction, email), commandActor(), now),
    );
    print(isRemoved ? `${email} can sign in with the password alone.` : `${email} has no second factor.`);
    return true;
  },
};
