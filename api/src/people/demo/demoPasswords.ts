import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../kernel/db/connect.ts';
import { sessions } from '../../kernel/db/schema/sessions.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { checkPassword, hashPassword } from '../accounts/password.ts';
import { demoAccounts } from './demoAccounts.ts';
import { isLaptopHost } from './isLaptopHost.ts';

const accountSchema = z.object({ email: z.string(), password: z.string() });
const accountsSchema = z.object({ writer: accountSchema, moderator: accountSchema });
export type DemoPasswords = z.infer<typeof accountsSchema>;

/** File with the demo accounts' passwords, used on networks other than the local machine. */
export function demoPasswordsFile(dataDirectory: string): string {
  return join(dataDirectory, 'demo-accounts.json');
}

/** Reads the generated passwords of a folder; undefined before they are generated. */
export async function readDemoPasswords(dataDirectory: string): Promise<DemoPasswords | undefined> {
  const text = await readFile(demoPasswordsFile(dataDirectory), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : accountsSchema.parse(JSON.parse(text));
}

type LockOptions = { db: Database; domain: string; dataDirectory: string; report: { warn: (line: string) => void } };

/**
 * Replaces the published passwords of demo accounts by random passwords and ends their sessions, unless the domain is
 * the local machine's. The passwords are stored in `demoPasswordsFile`, which only the owner can read.
 */
export async function lockKnownAccounts({ db, domain, dataDirectory, report }: LockOptions): Promise<void> {
  if (isLaptopHost(domain)) return;
  for (const { email, password } of Object.values(demoAccounts)) {
    const [account] = await db
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.email, email));
    if (!account || !(await checkPassword(account.passwordHash, password))) continue;
    const passwords = Object.values(await storedPasswords(dataDirectory));
    const own = passwords.find((one) => one.email === email)?.password ?? randomPassword();
    const passwordHash = await hashPassword(own);
    await db.transaction(async (transaction) => {
      await transaction.update(users).set({ passwordHash }).where(eq(users.id, account.id));
      await transaction.delete(sessions).where(eq(sessions.userId, account.id));
    });
    report.warn(
      `${email} had the password from the public sources; its new password is in ${demoPasswordsFile(dataDirectory)}`,
    );
  }
}

/**
 * Reads a folder's passwords, or generates them. They are written before the accounts change, so that no password is
 * lost.
 */
export async function storedPasswords(dataDirectory: string): Promise<DemoPasswords> {
  const stored = await readDemoPasswords(dataDirectory);
  if (stored) return stored;
  const { writer, moderator } = demoAccounts;
  const made: DemoPasswords = {
    writer: { email: writer.email, password: randomPassword() },
    moderator: { email: moderator.email, password: randomPassword() },
  };
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  // The api and the demo may run this at the same time. The file appears complete, and both use the first one.
  const draft = `${demoPasswordsFile(dataDirectory)}.${randomPassword()}`;
  await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await link(draft, demoPasswordsFile(dataDirectory)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readDemoPasswords(dataDirectory)) ?? made;
}

/** Returns a random password of 120 bits. */
function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}
