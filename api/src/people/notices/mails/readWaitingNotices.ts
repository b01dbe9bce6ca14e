import type { NoticeMails } from '@marquee/shared/domain';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../kernel/db/connect.ts';
import { notices } from '../../../kernel/db/schema/notices.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { users } from '../../../kernel/db/schema/users.ts';
import type { NoticeFacts } from './noticeParagraphs.ts';

/** Maximum number of notices in a mail. */
const max = 1_000;

export type WaitingNotice = {
  id: number;
  userId: number;
  at: Date;
  email: string;
  firstName: string;
  /** Delivery that the receiver has chosen. */
  noticeMails: NoticeMails;
  postId: number | null;
  facts: NoticeFacts;
};

/**
 * Reads notices with an unsent mail, the oldest first, and locks them until the end of the transaction. Notices that
 * another process has locked are left out, and so are notices to unconfirmed addresses.
 */
export async function readWaitingNotices(
  db: Queryable,
  which: SQL | undefined,
  mail: 'each' | 'digest',
): Promise<WaitingNotice[]> {
  const rows = await db
    .select({
      id: notices.id,
      userId: notices.userId,
      at: notices.at,
      kind: notices.kind,
      detail: notices.detail,
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      firstName: users.firstName,
      noticeMails: users.noticeMails,
      postId: posts.id,
      postName: posts.name,
      timeZone: sql<string | null>`case when ${posts.site} is not null then zone_of_site(${posts.site}) end`,
      authorId: posts.authorId,
    })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .leftJoin(posts, eq(posts.id, notices.postId))
    .where(and(which, eq(notices.mail, mail), isNull(notices.mailedAt)))
    .orderBy(asc(notices.id))
    .limit(max)
    .for('update', { of: notices, skipLocked: true });
  return rows.flatMap(({ email, emailConfirmedAt, kind, detail, postName, timeZone, authorId, ...row }) =>
    email === null || emailConfirmedAt === null
      ? []
      : [
          {
            ...{ ...row, email },
            facts: {
              kind,
              timeZone,
              detail,
              postName: postName ?? '',
              isOwn: authorId === row.userId,
              micros: detail.micros,
              story: detail.story,
            },
          },
        ],
  );
}
