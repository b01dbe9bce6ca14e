import type { Command } from '../frame/Command.ts';
import { knownSites } from '../sites/findSite.ts';
import { changeRole } from './changeRole.ts';
import { findAccount } from './findAccount.ts';
import { readRole, roleOptions } from './readRole.ts';

export const promoteCommand: Command = {
  name: 'user promote',
  arguments: ['email'],
  options: roleOptions,
  summary:
    'Gives a role for all sites, or for exactly --sites beat,feast. --role is editor, accountant, auditor or administrator. --section film limits an editor of one site to a category. Editor and administrator replace each other. The role ends after --until 2027-01-31.',
  async run({ db, now, print }, { arguments: { email = '' }, options }) {
    const change = readRole(options, now, await knownSites(db));
    const grants = await db.transaction(async (transaction) =>
      changeRole(transaction, await findAccount(transaction, email), change, now),
    );
    print(`Roles of ${email}:`);
    for (const { role, site, section, until } of grants)
      print(
        `  ${role} of ${site ?? 'all sites'}${section ? `, section ${section}` : ''}${until === null ? '' : `, until ${until}`}`,
      );
    return true;
  },
};
