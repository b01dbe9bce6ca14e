import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { notices } from '../../../kernel/db/schema/notices.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import { digestMail } from './noticeMail.ts';
import { readWaitingNotices } from './readWaitingNotices.ts';
import type { NoticeMailServices } from './sendNoticeMail.ts';
import { unsubscribeUrl } from './unsubscribeUrl.ts';

/**
 * Sends one mail to each account that wants its notices once a day and has new ones. Notices that were already read are
 * left out. A failed mail does not stop the other mails.
 * @returns the number of mails that were sent
 * @throws AggregateError with the failures, after all other mails were sent
 */
export async function sendDigests(services: NoticeMailServices): Promise<number> {
  const receivers = await services.db
    .selectDistinct({ userId: notices.userId })
    .from(notices)
    .where(and(eq(notices.mail, 'digest'), isNull(notices.mailedAt)));
  let sent = 0;
  const failures: unknown[] = [];
  for (const { userId } of receivers)
    try {
      if (await sendDigest(services, userId)) sent += 1;
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, `Cannot send ${failures.length} digests.`);
  return sent;
}

async function sendDigest(services: NoticeMailServices, userId: number): Promise<boolean> {
  const { db, clock, send, creatorOrigin: origin } = services;
  return db.transaction(async (transaction) => {
    // The lock makes a second process wait, which then finds nothing left to send.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const ofUser = eq(notices.userId, userId);
    await transaction
      .update(notices)
      .set({ mail: null })
      .where(and(ofUser, eq(notices.mail, 'digest'), isNull(notices.mailedAt), isNotNull(notices.readAt)));
    const waiting = await readWaitingNotices(transaction, ofUser, 'digest');
    const last = waiting.at(-1);
    if (!last) return false;
    const ids = waiting.map(({ id }) => id);
    if (last.noticeMails === 'none') {
      await transaction.update(notices).set({ mail: null }).where(inArray(notices.id, ids));
      return false;
    }
    const { email, firstName, at } = last;
    const id = `${at.toISOString().replaceAll(':', '-')}-digest-${last.id}`;
    const receiver = { email, firstName, unsubscribeUrl: unsubscribeUrl(services, userId) };
    await send(
      digestMail(
        { origin, id },
        receiver,
        waiting.map(({ facts }) => facts),
      ),
    );
    await transaction.update(notices).set({ mailedAt: clock() }).where(inArray(notices.id, ids));
    return true;
  });
}
