import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { insertJobs } from '../../../kernel/db/jobs/insertJobs.ts';
import { accountMailQueue } from '../../../kernel/db/jobs/jobQueues.ts';

/** A change of the ways to sign in, or the use of a recovery code. */
export type SecurityChange =
  | 'codes-on'
  | 'codes-off'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'openid-joined'
  | 'factors-removed';

/** A requested link. The job's handler creates the token, so that no table ever contains it (decision 074). */
export type AskedMail =
  | { kind: 'reset-password'; email: string; askedAt: string }
  | { kind: 'confirm-email' | 'change-email'; userId: number; email: string; askedAt: string };

/** A report of a change. It goes to the address that the account had before the change. */
export type ReportMail =
  | { kind: 'password-changed'; email: string; firstName: string }
  | { kind: 'address-changed'; email: string; firstName: string; newEmail: string }
  | { kind: 'security-changed'; email: string; firstName: string; change: SecurityChange; left?: number };

export type AccountMail = AskedMail | ReportMail;

/** Maximum number of waiting mails of all accounts, far above what the limits on addresses admit. */
export const maxWaiting = 10_000;

/** Enqueues the report of a change, in the transaction of the change. */
export async function enqueueReport(db: Queryable, mail: ReportMail): Promise<void> {
  await db.execute(insertJobs(accountMailQueue, sql`select ${JSON.stringify(mail)}::jsonb as data`));
}

/**
 * Enqueues a link. Neither the result nor the duration depends on whether the address has an account, so strangers
 * cannot find out.
 * @returns false if too many mails wait
 */
export async function enqueueLink(db: Queryable, mail: AskedMail): Promise<boolean> {
  const { rowCount } = await db.execute(
    insertJobs(
      accountMailQueue,
      sql`
        select ${JSON.stringify(mail)}::jsonb as data
        where ${maxWaiting} > (
          select count(*) from (
            select from jobs.job
            where name = ${accountMailQueue} and state < 'active' and not blocked
            limit ${maxWaiting}
          ) as waiting
        )`,
    ),
  );
  return rowCount === 1;
}
