import type { Notice, NoticeList } from '@marquee/shared/domain';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../kernel/db/connect.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';

const pageSize = 20;
const actors = alias(users, 'actors');

/** Lists a page of an account's notices, the newest first. */
export async function listNotices(db: Queryable, userId: number, page: number): Promise<NoticeList> {
  const rows = await db
    .select({
      id: notices.id,
      kind: notices.kind,
      at: notices.at,
      readAt: notices.readAt,
      detail: notices.detail,
      postId: posts.id,
      postName: posts.name,
      site: posts.site,
      authorId: posts.authorId,
      actorId: actors.id,
      firstName: actors.firstName,
      lastName: actors.lastName,
    })
    .from(notices)
    .leftJoin(posts, eq(posts.id, notices.postId))
    .leftJoin(actors, eq(actors.id, notices.actorId))
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ count: count() }).from(notices).where(eq(notices.userId, userId));
  return {
    success: true,
    notices: rows.map(
      (row): Notice => ({
        id: String(row.id),
        kind: row.kind,
        at: row.at.toISOString(),
        isRead: row.readAt !== null,
        post:
          row.postId === null
            ? null
            : {
                id: String(row.postId),
                name: row.postName ?? '',
                site: row.site,
                isOwn: row.authorId === userId,
              },
        actor: row.actorId === null ? null : { name: `${row.firstName} ${row.lastName}` },
        detail: row.detail,
      }),
    ),
    unread: await countUnread(db, userId),
    totalPages: Math.ceil((total?.count ?? 0) / pageSize),
  };
}

/** Counts the unread notices of an account. */
export async function countUnread(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)));
  return row?.count ?? 0;
}
