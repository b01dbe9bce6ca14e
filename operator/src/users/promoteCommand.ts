import type { Command } from '../frame/Command.ts';
import { findAccount } from './findAccount.ts';
import { readSites } from './readSites.ts';
import { setModeration } from './setModeration.ts';

export const promoteCommand: Command = {
  name: 'user promote',
  arguments: ['email'],
  options: { sites: { type: 'string' } },
  summary: 'Makes an account a moderator of all sites, or of exactly --sites beat,feast.',
  async run({ db, now, print }, { arguments: { email = '' }, options }) {
    const sites = readSites(options.sites);
    await db.transaction(async (transaction) =>
      setModeration(transaction, await findAccount(transaction, email), sites, now),
    );
    print(`${email} moderates ${typeof sites === 'string' ? sites : sites.join(', ')}.`);
    return true;
  },
};
