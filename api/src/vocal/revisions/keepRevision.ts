import type { DraftFields } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { revisions } from '../../db/schema/revisions.ts';

export type RevisionReason = (typeof revisions.$inferSelect)['reason'];

/** A version of a post that is to be kept. */
export type Revision = {
  postId: number;
  version: number;
  /** When it was saved. */
  at: Date;
  /** The account that made the call; null when the author's account is gone. */
  userId: number | null;
  reason: RevisionReason;
  fields: DraftFields;
};

/** Keeps a version of a post, unless it is kept already, and thins the older ones. */
export async function keepRevision(db: Queryable, revision: Revision, now: Date): Promise<void> {
  await db.insert(revisions).values(revision).onConflictDoNothing();
  await thin(db, revision.postId, now);
}

/** All revisions of a day stay, of 30 days the last of each hour, and before that the last of each day (UTC). */
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
        from revisions where post_id = ${postId} and at <= ${time} - interval '1 day'
      ) as older where place > 1
    )`);
}
