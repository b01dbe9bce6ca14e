import type { PostBylines } from '@marquee/shared/domain';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { postBylines } from '../../kernel/db/schema/postBylines.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';

/** Returns the author of a post and the people beside the author, with their shares. */
export async function readBylines(db: Queryable, postId: number): Promise<PostBylines> {
  const name = { firstName: users.firstName, lastName: users.lastName };
  const [author] = await db
    .select(name)
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(eq(posts.id, postId));
  const rows = await db
    .select({ ...name, userId: postBylines.userId, role: postBylines.role, percent: postBylines.percent })
    .from(postBylines)
    .innerJoin(users, eq(users.id, postBylines.userId))
    .where(eq(postBylines.postId, postId))
    .orderBy(asc(postBylines.position));
  const shared = rows.reduce((sum, { percent }) => sum + percent, 0);
  return {
    success: true,
    author: author ? { name: nameOf(author), percent: 100 - shared } : null,
    bylines: rows.map(({ userId, role, percent, ...person }) => ({
      ...{ userId: String(userId), role, percent },
      name: nameOf(person),
    })),
  };
}

/** Returns the whole name of a person. */
function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
