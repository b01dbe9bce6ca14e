import { eq } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/connect.ts';
import { users } from '../../../db/schema/users.ts';
import type { Mail } from '../../../mail/Mail.ts';
import type { SendMail } from '../../../mail/sendMail.ts';
import { createOneTimeTokens } from '../oneTimeTokens.ts';
import {
  addressChangedMail,
  addressInUseMail,
  confirmationMail,
  passwordChangedMail,
  resetMail,
} from './accountMails.ts';
import type { AccountMail, AskedMail } from './enqueueAccountMail.ts';

const hourMs = 3_600_000;
/** Whoever waited this long for a new password has asked again, or remembers the old one. */
const resetMs = hourMs;

/** All that mails of accounts need. */
export type AccountMailServices = { db: Database; clock: Clock; send: SendMail; creatorOrigin: string };

/** A job as its queue has it. */
export type AccountMailJob = { id: string; createdOn: Date; data: AccountMail };

/**
 * Sends the mail of a job, unless its reason is gone. A job that is executed again, because its process died, sends a mail with
 * the same id, and with a link of its own (decision 074).
 */
export async function sendAccountMail(services: AccountMailServices, job: AccountMailJob): Promise<void> {
  const mail = await compose(services, job.data);
  if (mail)
    await services.send({ ...mail, id: `${job.createdOn.toISOString().replaceAll(':', '-')}-account-${job.id}` });
}

async function compose(services: AccountMailServices, data: AccountMail): Promise<Mail | null> {
  const { creatorOrigin: origin } = services;
  if (data.kind === 'password-changed') return passwordChangedMail(origin, data);
  if (data.kind === 'address-changed') return addressChangedMail(origin, data, data.newEmail);
  return data.kind === 'reset-password' ? composeReset(services, data) : composeConfirmation(services, data);
}

async function composeReset(
  { db, clock, creatorOrigin }: AccountMailServices,
  { email, askedAt }: AskedMail,
): Promise<Mail | null> {
  if (clock().getTime() - Date.parse(askedAt) > resetMs) return null;
  const owner = await readOwner(db, email);
  if (!owner) return null;
  const token = await createOneTimeTokens(db, clock).make({ userId: owner.id, purpose: 'reset-password', email });
  return resetMail(creatorOrigin, { email, firstName: owner.firstName }, token);
}

async function composeConfirmation(
  { db, clock, creatorOrigin }: AccountMailServices,
  { kind: purpose, userId, email }: Extract<AskedMail, { userId: number }>,
): Promise<Mail | null> {
  const owner = await readOwner(db, email);
  const isChange = purpose === 'change-email';
  if (isChange && owner) return addressInUseMail(creatorOrigin, email);
  const [account] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, userId));
  const isWanted = isChange ? account?.email : account?.email === email;
  if (!account || !isWanted) return null;
  const token = await createOneTimeTokens(db, clock).make({ userId, purpose, email });
  return confirmationMail(creatorOrigin, { email, firstName: account.firstName }, token);
}

async function readOwner(db: Database, email: string) {
  const [owner] = await db
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(eq(users.email, email));
  return owner;
}
