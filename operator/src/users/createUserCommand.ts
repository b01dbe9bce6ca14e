import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Command } from '../frame/Command.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { knownSites } from '../sites/findSite.ts';
import { createUser } from './createUser.ts';
import { readRole, roleOptions } from './readRole.ts';

const maxPasswordBytes = 1_000;
const generatedBytes = 15;

export const createUserCommand: Command = {
  name: 'user create',
  arguments: ['email', 'first-name', 'last-name'],
  options: { admin: { type: 'boolean' }, ...roleOptions, 'password-stdin': { type: 'boolean' } },
  summary:
    'Creates an account and shows its password once. --admin or --role gives a role, with the options of user promote.',
  async run({ db, now, print }, { arguments: names, options }) {
    const { email = '', 'first-name': firstName = '', 'last-name': lastName = '' } = names;
    const hasRole = options.admin === true || options.role !== undefined;
    if (!hasRole && (options.sites ?? options.until) !== undefined)
      throw new UsageError('--sites and --until require --admin or --role.');
    const given = options['password-stdin'] ? await readPassword(process.stdin) : undefined;
    const password = given ?? randomBytes(generatedBytes).toString('base64url');
    const role = hasRole ? readRole(options, now, await knownSites(db)) : undefined;
    const key = await createUser(db, { email, firstName, lastName, password }, role, now);
    print(`${email} has an account; its author page is /author/${key}.`);
    if (given === undefined) print(`Password, shown only once: ${password}`);
    return true;
  },
};

/** Reads a password from the first line of the input. @throws UsageError for an input that is too long */
export async function readPassword(input: Readable): Promise<string> {
  let text = '';
  for await (const chunk of input) {
    text += String(chunk);
    if (text.length > maxPasswordBytes) throw new UsageError('The password on standard input is too long.');
    if (text.includes('\n')) break;
  }
  return text.split(/\r?\n/)[0] ?? '';
}
