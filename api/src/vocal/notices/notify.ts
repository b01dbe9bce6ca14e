import type { NoticeDetail, NoticeKind } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { insertJobs } from '../../db/jobs/insertJobs.ts';
import { noticeMailQueue } from '../../db/jobs/jobQueues.ts';

/** A change of a post that concerns people. */
export type NewNotice = {
  /** Ids of accounts. The actor among them gets no notice. */
  to: readonly number[];
  kind: NoticeKind;
  postId: number | null;
  /** Null for the clock. */
  actorId: number | null;
  at: Date;
  /** Names the change. Reported again, it makes no second notice and no second mail. */
  key: string;
  detail?: NoticeDetail;
};

/** Who has a post on the desk changes often, and asks nothing of the writer: these are on the list, and not mailed. */
const unmailedKinds: readonly NoticeKind[] = ['claim', 'release', 'expireClaim'];

/**
 * Gives people a notice of a change, and enqueues the mails of those who have confirmed their address: notices have the words of
 * strangers. Everything happens in the caller's transaction: a change that
 * is rolled back leaves no notice, and mails nobody.
 */
export async function notify(db: Queryable, notice: NewNotice): Promise<void> {
  const { kind, postId, actorId, at, key, detail = {} } = notice;
  const to = [...new Set(notice.to)].filter((id) => id !== actorId);
  if (to.length === 0) return;
  const isMailed = !unmailedKinds.includes(kind);
  await db.execute(sql`
    with made as (
      insert into notices (user_id, kind, post_id, actor_id, at, key, detail, mail)
      select id, ${kind}, ${postId}::bigint, ${actorId}::bigint, ${at.toISOString()}::timestamptz, ${key},
        ${JSON.stringify(detail)}::jsonb,
        case when ${isMailed}::boolean and email_confirmed_at is not null then nullif(notice_mails, 'none') end
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
