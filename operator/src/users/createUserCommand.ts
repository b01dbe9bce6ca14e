import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Command } from '../frame/Command.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { createUser } from './createUser.ts';
import { readSites } from './readSites.ts';

const maxPasswordBytes = 1_000;
const generatedBytes = 15;

export const createUserCommand: Command = {
  name: 'user create',
  arguments: ['email', 'first-name', 'last-name'],
  options: { admin: { type: 'boolean' }, sites: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
  summary:
    'Creates an account and shows its password once. With --admin, a moderator of all sites or of --sites beat,feast.',
  async run({ db, now, print }, { arguments: names, options }) {
    const { email = '', 'first-name': firstName = '', 'last-name': lastName = '' } = names;
    if (options.sites !== undefined && !options.admin) throw new UsageError('--sites requires --admin.');
    const given = options['password-stdin'] ? await readPassword(process.stdin) : undefined;
    const password = given ?? randomBytes(generatedBytes).toString('base64url');
    const moderates = options.admin ? readSites(options.sites) : undefined;
    const key = await createUser(db, { email, firstName, lastName, password }, moderates, now);
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
