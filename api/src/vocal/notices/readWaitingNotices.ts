import type { NoticeMails } from '@marquee/shared/domain';
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/connect.ts';
import { notices } from '../../db/schema/notices.ts';
import { posts } from '../../db/schema/posts.ts';
import { users } from '../../db/schema/users.ts';
import type { NoticeFacts } from './noticeParagraphs.ts';

/** Notices in one mail. */
const most = 1_000;

export type WaitingNotice = {
  id: number;
  userId: number;
  at: Date;
  email: string;
  firstName: string;
  /** The receiver's present choice. */
  noticeMails: NoticeMails;
  postId: number | null;
  facts: NoticeFacts;
};

/**
 * Reads notices whose mail is not sent, the oldest first, and locks them to the end of the transaction. Those that another
 * process has locked are left out, and so are those of addresses that nobody has confirmed.
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
      site: posts.site,
      authorId: posts.authorId,
    })
    .from(notices)
    .innerJoin(users, eq(users.id, notices.userId))
    .leftJoin(posts, eq(posts.id, notices.postId))
    .where(and(which, eq(notices.mail, mail), isNull(notices.mailedAt)))
    .orderBy(asc(notices.id))
    .limit(most)
    .for('update', { of: notices, skipLocked: true });
  return rows.flatMap(({ email, emailConfirmedAt, kind, detail, postName, site, authorId, ...row }) =>
    email === null || emailConfirmedAt === null
      ? []
      : [
          {
            ...{ ...row, email },
            facts: {
              kind,
              site,
              detail,
              postName: postName ?? '',
              isOwn: authorId === row.userId,
              micros: detail.micros,
            },
          },
        ],
  );
}
