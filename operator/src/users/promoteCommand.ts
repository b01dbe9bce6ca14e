import type { Command } from '../frame/Command.ts';
import { changeRole } from './changeRole.ts';
import { findAccount } from './findAccount.ts';
import { readRole, roleOptions } from './readRole.ts';

export const promoteCommand: Command = {
  name: 'user promote',
  arguments: ['email'],
  options: roleOptions,
  summary:
    'Gives a role for all sites, or for exactly --sites beat,feast. --role is editor, accountant, auditor or administrator. It ends after --until 2027-01-31.',
  async run({ db, now, print }, { arguments: { email = '' }, options }) {
    const change = readRole(options, now);
    const { role, sites, until } = change;
    await db.transaction(async (transaction) =>
      changeRole(transaction, await findAccount(transaction, email), change, now),
    );
    const where = typeof sites === 'string' ? sites : sites.join(', ');
    print(`${email} is ${role} of ${where}${until ? `, until ${until.toISOString()}` : ''}.`);
    return true;
  },
};
