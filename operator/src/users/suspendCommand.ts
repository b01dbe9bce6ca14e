import { setSuspension } from '@marquee/api/acts/accounts.ts';
import { suspensionSchema } from '@marquee/shared/domain';
import type { Command } from '../frame/Command.ts';
import { commandActor } from '../frame/commandActor.ts';
import { UsageError } from '../frame/parseCommand.ts';
import { findAccount } from './findAccount.ts';

export const suspendCommand: Command = {
  name: 'user suspend',
  arguments: ['email'],
  options: { reason: { type: 'string' } },
  summary:
    'Ends all sessions of an account and refuses its sign-ins. Posts stay. The person reads --reason at sign-in and by mail.',
  async run({ db, now, print }, { arguments: { email = '' }, options }) {
    const reason = readReason(options.reason);
    await db.transaction(async (transaction) => {
      const userId = await findAccount(transaction, email);
      const change = { userId, reason, actorId: null, commandBy: commandActor() };
      await setSuspension(transaction, change, now);
    });
    print(`${email} is suspended.`);
    return true;
  },
};

/** @throws UsageError for a reason that is missing or too long */
export function readReason(option: string | boolean | undefined): string {
  const parsed = suspensionSchema.safeParse({ reason: option });
  if (parsed.success) return parsed.data.reason;
  throw new UsageError('--reason needs 1 to 500 characters. The person will read it.');
}
