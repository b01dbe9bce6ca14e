import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { insertJobs } from '../../../db/jobs/insertJobs.ts';
import { accountMailQueue } from '../../../db/jobs/jobQueues.ts';

/** A link that somebody asks for. The job has no token: its handler makes one, so that no table ever has it (decision 074). */
export type AskedMail =
  | { kind: 'reset-password'; email: string; askedAt: string }
  | { kind: 'confirm-email' | 'change-email'; userId: number; email: string; askedAt: string };

/** A report of a change to the mailbox that the account had before it. */
export type ReportMail =
  | { kind: 'password-changed'; email: string; firstName: string }
  | { kind: 'address-changed'; email: string; firstName: string; newEmail: string };

export type AccountMail = AskedMail | ReportMail;

/** Mails of all accounts that wait for their turn. Limits of addresses admit far fewer; beyond it something is wrong. */
export const mostWaiting = 10_000;

/** Enqueues the report of a change, in the transaction of the change. */
export async function enqueueReport(db: Queryable, mail: ReportMail): Promise<void> {
  await db.execute(insertJobs(accountMailQueue, sql`select ${JSON.stringify(mail)}::jsonb as data`));
}

/**
 * Enqueues a link. Nothing here depends on whether the address has an account: neither the result nor the time tells strangers.
 * @returns false when too many mails wait
 */
export async function enqueueLink(db: Queryable, mail: AskedMail): Promise<boolean> {
  const { rowCount } = await db.execute(
    insertJobs(
      accountMailQueue,
      sql`
        select ${JSON.stringify(mail)}::jsonb as data
        where ${mostWaiting} > (
          select count(*) from (
            select from jobs.job
            where name = ${accountMailQueue} and state < 'active' and not blocked
            limit ${mostWaiting}
          ) as waiting
        )`,
    ),
  );
  return rowCount === 1;
}
