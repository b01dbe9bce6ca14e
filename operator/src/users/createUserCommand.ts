import { randomBytes } from 'node:crypto';
import type { Command } from '../frame/Command.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { createUser } from './createUser.ts';
import { readPassword } from './readPassword.ts';
import { readSites } from './readSites.ts';

const generatedBytes = 15;

export const createUserCommand: Command = {
  name: 'user create',
  arguments: ['email', 'first-name', 'last-name'],
  options: { admin: { type: 'boolean' }, sites: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
  summary: 'Makes an account, with --admin a moderator of all sites or of --sites beat,feast; shows its password once.',
  async run({ db, now, print }, { arguments: names, options }) {
    const { email = '', 'first-name': firstName = '', 'last-name': lastName = '' } = names;
    if (options.sites !== undefined && !options.admin) throw new UsageError('--sites goes with --admin.');
    const given = options['password-stdin'] ? await readPassword(process.stdin) : undefined;
    const password = given ?? randomBytes(generatedBytes).toString('base64url');
    const moderates = options.admin ? readSites(options.sites) : undefined;
    const key = await createUser(db, { email, firstName, lastName, password }, moderates, now);
    print(`${email} has an account; its author page is /author/${key}.`);
    if (given === undefined) print(`Password, shown this once: ${password}`);
    return true;
  },
};
