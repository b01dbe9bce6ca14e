import { eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../../kernel/clock.ts';
import type { Database } from '../../../kernel/db/connect.ts';
import { notices } from '../../../kernel/db/schema/notices.ts';
import type { SendMail } from '../../../kernel/mail/sendMail.ts';
import { digestMail, noticeMail } from './noticeMail.ts';
import { readWaitingNotices } from './readWaitingNotices.ts';
import type { UnsubscribeTokens } from './unsubscribeTokens.ts';
import { unsubscribeUrl } from './unsubscribeUrl.ts';

/** Services needed to send notice mails. */
export type NoticeMailServices = {
  db: Database;
  clock: Clock;
  send: SendMail;
  creatorOrigin: string;
  tokens: UnsubscribeTokens;
};

/**
 * Sends the mail of a notice and of the receiver's other waiting notices, unless it was sent or its receiver no longer
 * wants immediate mails. The rows are locked while the mail is sent, so that only one process sends it. If the process
 * dies, another process sends the mail with the same id (decision 068).
 */
export async function sendNoticeMail(services: NoticeMailServices, noticeId: number): Promise<void> {
  const { db, clock, send, creatorOrigin: origin } = services;
  await db.transaction(async (transaction) => {
    // A mail server may take longer than a transaction usually may idle.
    await transaction.execute(sql`set local idle_in_transaction_session_timeout = '120s'`);
    const [waiting] = await readWaitingNotices(transaction, eq(notices.id, noticeId), 'each');
    if (!waiting) return;
    const { id, userId, email, firstName, postId, noticeMails } = waiting;
    if (noticeMails !== 'each') {
      await transaction
        .update(notices)
        .set({ mail: noticeMails === 'none' ? null : noticeMails })
        .where(eq(notices.id, id));
      return;
    }
    const receiver = { email, firstName, unsubscribeUrl: unsubscribeUrl(services, userId) };
    // Notices that wait at the same time, such as those of posts with one time of publication, are one mail.
    const all = await readWaitingNotices(transaction, eq(notices.userId, userId), 'each');
    const { id: first, at, facts } = all[0] ?? waiting;
    // The oldest notice names the mail, whichever notice's job sends it.
    const message = { origin, id: `${at.toISOString().replaceAll(':', '-')}-notice-${first}` };
    const several = all.map((one) => one.facts);
    await send(
      all.length > 1
        ? digestMail(message, receiver, several, 'now')
        : noticeMail({ ...message, postId }, receiver, facts),
    );
    await transaction
      .update(notices)
      .set({ mailedAt: clock() })
      .where(
        inArray(
          notices.id,
          all.map((one) => one.id),
        ),
      );
  });
}
