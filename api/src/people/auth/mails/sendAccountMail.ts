import { eq } from 'drizzle-orm';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/connect.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import type { Mail } from '../../../kernel/mail/Mail.ts';
import type { SendMail } from '../../../kernel/mail/sendMail.ts';
import {
  addressChangedMail,
  addressInUseMail,
  confirmationMail,
  passwordChangedMail,
  resetMail,
} from './accountMails.ts';
import type { AccountMail, AskedMail } from './enqueueAccountMail.ts';
import { createOneTimeTokens } from './oneTimeTokens.ts';
import { securityChangedMail } from './securityChangedMail.ts';

const hourMs = 3_600_000;
/**
 * Age at which a request for a new password is dropped. By then, the person has requested another link or remembers the
 * password.
 */
const resetMs = hourMs;

/** Services needed to send account mails. */
export type AccountMailServices = { db: Database; clock: Clock; send: SendMail; creatorOrigin: string };

/** A job from the queue. */
export type AccountMailJob = { id: string; createdOn: Date; data: AccountMail };

/**
 * Sends the mail of a job, unless its reason is gone. A retry after a killed process sends a mail with the same id and
 * a new link (decision 074).
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
  if (data.kind === 'security-changed') return securityChangedMail(origin, data);
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
