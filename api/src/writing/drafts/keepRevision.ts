import type { DraftFields } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { revisions } from '../../kernel/db/schema/revisions.ts';

export type RevisionReason = (typeof revisions.$inferSelect)['reason'];

/** A version of a post to store as a revision. */
export type Revision = {
  postId: number;
  version: number;
  /** Time at which the version was saved. */
  at: Date;
  /** The account that made the call; null if the author's account is gone. */
  userId: number | null;
  reason: RevisionReason;
  fields: DraftFields;
};

/** Stores a version of a post as a revision, unless it is already stored, and thins out older revisions. */
export async function keepRevision(db: Queryable, revision: Revision, now: Date): Promise<void> {
  await db.insert(revisions).values(revision).onConflictDoNothing();
  await thin(db, revision.postId, now);
}

/**
 * Thins out old revisions (UTC). All revisions of the last day stay, then the last of each hour for 30 days, and then
 * the last of each day. Submitted versions stay, because moderators compare the next submission with them.
 */
async function thin(db: Queryable, postId: number, now: Date): Promise<void> {
  const time = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    delete from revisions where id in (
      select id from (
        select id, row_number() over (
          partition by date_trunc(case when at > ${time} - interval '30 days' then 'hour' else 'day' end, at, 'UTC'),
            at > ${time} - interval '30 days'
          order by at desc, id desc
        ) as place
        from revisions where post_id = ${postId} and at <= ${time} - interval '1 day' and reason <> 'submit'
      ) as older where place > 1
    )`);
}
