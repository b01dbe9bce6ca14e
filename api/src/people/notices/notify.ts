import type { NoticeDetail, NoticeKind } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { insertJobs } from '../../kernel/db/jobs/insertJobs.ts';
import { noticeMailQueue } from '../../kernel/db/jobs/jobQueues.ts';

/** An event of a post or of money that concerns people. */
export type NewNotice = {
  /** Ids of accounts. The actor among them gets no notice. */
  to: readonly number[];
  kind: NoticeKind;
  postId: number | null;
  /** Null for scheduled jobs. */
  actorId: number | null;
  at: Date;
  /** Key of the change. A second report with the same key creates no notice and no mail. */
  key: string;
  detail?: NoticeDetail;
};

/**
 * Kinds of notices that are listed but not mailed. Claims of a post change often, and need nothing from the writer. The
 * removal of a second factor has an account mail, which also goes to people without a confirmed address.
 */
const unmailedKinds: readonly NoticeKind[] = ['claim', 'release', 'expireClaim', 'removeSecondFactor'];

/**
 * Kinds of notices that are mailed once a day, also to people who want mails at once. A pitch concerns all editors of a
 * magazine and only one of them answers.
 */
const dailyKinds: readonly NoticeKind[] = ['pitchSent'];

/**
 * Creates notices of a change, and enqueues mails to people with a confirmed address. Notices contain words of
 * strangers, so an unconfirmed address gets none. Everything happens in the caller's transaction, so that a change that
 * is rolled back leaves no notice and sends no mail.
 */
export async function notify(db: Queryable, notice: NewNotice): Promise<void> {
  const { kind, postId, actorId, at, key, detail = {} } = notice;
  const to = [...new Set(notice.to)].filter((id) => id !== actorId);
  if (to.length === 0) return;
  const isMailed = !unmailedKinds.includes(kind);
  const isDaily = dailyKinds.includes(kind);
  await db.execute(sql`
    with made as (
      insert into notices (user_id, kind, post_id, actor_id, at, key, detail, mail)
      select id, ${kind}, ${postId}::bigint, ${actorId}::bigint, ${at.toISOString()}::timestamptz, ${key},
        ${JSON.stringify(detail)}::jsonb,
        case when ${isMailed}::boolean and email_confirmed_at is not null and notice_mails <> 'none'
          then case when ${isDaily}::boolean then 'digest' else notice_mails end
        end
      from users
      where id = any(${sql.param(to)}::bigint[])
      on conflict (user_id, key) do nothing
      returning id, mail
    )
    ${insertJobs(
      noticeMailQueue,
      sql`select jsonb_build_object('noticeId', id) as data from made where mail = 'each'`,
    )}`);
}
