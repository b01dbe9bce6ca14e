import { and, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../kernel/db/connect.ts';
import { openidIdentities } from '../kernel/db/schema/secondFactors.ts';
import { sessions } from '../kernel/db/schema/sessions.ts';
import { users } from '../kernel/db/schema/users.ts';
import { violatedConstraint } from '../kernel/db/violatedConstraint.ts';
import { recordAudit } from '../people/audit/recordAudit.ts';
import { insertAccount } from '../people/auth/enter/insertAccount.ts';
import { enqueueReport } from '../people/auth/mails/enqueueAccountMail.ts';
import { endOneTimeTokens } from '../people/auth/mails/oneTimeTokens.ts';
import { removeFactors } from '../people/factors/removeFactors.ts';
import { OpenidRefusedError } from './OpenidRefusedError.ts';
import type { Identity } from './readIdentity.ts';

/**
 * Finds the account of a person, joins an existing account by its verified address, or creates one.
 * @returns the account's id
 * @throws OpenidRefusedError for an unverified address, and for an account that belongs to another person of the provider
 */
export async function joinAccount(db: Database, identity: Identity, now: Date): Promise<number> {
  const known = await findIdentity(db, identity);
  if (known !== undefined) return known;
  const { email } = identity;
  if (email === null) throw new OpenidRefusedError('openid-unverified');
  try {
    const joined = await db.transaction((transaction) => joinByEmail(transaction, { ...identity, email }, now));
    return joined ?? (await createAccount(db, { ...identity, email }, now));
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('openid_identities'))
      throw new OpenidRefusedError('openid-refused', { cause: error });
    throw error;
  }
}

async function findIdentity(db: Queryable, { issuer, subject }: Identity): Promise<number | undefined> {
  const [found] = await db
    .select({ userId: openidIdentities.userId })
    .from(openidIdentities)
    .where(and(eq(openidIdentities.issuer, issuer), eq(openidIdentities.subject, subject)));
  return found?.userId;
}

type Verified = Identity & { email: string };

async function joinByEmail(db: Queryable, identity: Verified, now: Date): Promise<number | undefined> {
  const { email, issuer } = identity;
  const [account] = await db
    .select({ id: users.id, firstName: users.firstName, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.email, email))
    .for('no key update');
  if (!account) return undefined;
  const { id, firstName, confirmedAt } = account;
  if (confirmedAt === null) await takeOver(db, id, now);
  await insertIdentity(db, id, identity, now);
  await recordAudit(db, {
    ...{ at: now, actorId: id, action: 'joinOpenid', subject: 'user', subjectId: String(id), site: null },
    after: { issuer },
  });
  await enqueueReport(db, { kind: 'security-changed', email, firstName, change: 'openid-joined' });
  return id;
}

/**
 * Ends all other ways into an account whose address was never confirmed. A stranger may have made it with the address
 * and waits for the owner of the address to use it.
 */
async function takeOver(db: Queryable, id: number, now: Date): Promise<void> {
  await db.update(users).set({ passwordHash: null, emailConfirmedAt: now, modifiedAt: now }).where(eq(users.id, id));
  await removeFactors(db, id);
  await db.delete(sessions).where(eq(sessions.userId, id));
  await endOneTimeTokens(db, id);
}

async function createAccount(db: Database, identity: Verified, now: Date): Promise<number> {
  const { email, firstName, lastName, issuer } = identity;
  const { id } = await insertAccount(db, { email, firstName, lastName }, null, now, async (transaction, row) => {
    await transaction.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, row.id));
    await insertIdentity(transaction, row.id, identity, now);
    await recordAudit(transaction, {
      ...{ at: now, actorId: row.id, action: 'create', subject: 'user', subjectId: String(row.id), site: null },
      after: { issuer },
    });
  });
  return id;
}

async function insertIdentity(db: Queryable, userId: number, { issuer, subject }: Identity, now: Date): Promise<void> {
  await db.insert(openidIdentities).values({ issuer, subject, userId, createdAt: now });
}
