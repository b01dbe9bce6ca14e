import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { users } from '../../kernel/db/schema/users.ts';

const hourMs = 3_600_000;

type NewPost = {
  authorId: number;
  now: Date;
  /** Maximum number of posts that an account may create in an hour. Null for drafts that others create. */
  limit: number | null;
  /** Columns that differ from an empty draft. */
  columns?: Partial<Omit<typeof posts.$inferInsert, 'authorId' | 'createdAt' | 'modifiedAt' | 'version'>>;
};

/** Locks the account, so that parallel calls cannot exceed a limit together. Call it before any other lock. */
export async function lockAuthor(transaction: Queryable, userId: number): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * Creates a draft.
 * @param db a transaction that has locked the account
 * @returns the id of the draft
 * @throws ProblemError 429 with Retry-After if the account has created too many posts in the last hour
 */
export async function insertPost(db: Queryable, { authorId, now, limit, columns }: NewPost): Promise<number> {
  if (limit !== null) await refuseTooMany(db, authorId, now, limit);
  const [made] = await db
    .insert(posts)
    .values({ ...columns, authorId, createdAt: now, modifiedAt: now })
    .returning({ id: posts.id });
  if (!made) throw new Error('The database did not return the new post.');
  return made.id;
}

async function refuseTooMany(db: Queryable, authorId: number, now: Date, limit: number): Promise<void> {
  const since = new Date(now.getTime() - hourMs);
  const recent = await db
    .select({ createdAt: posts.createdAt })
    .from(posts)
    // The index contains only the time of the change. A post is never changed before it is created, so both conditions
    // hold.
    .where(and(eq(posts.authorId, authorId), gt(posts.modifiedAt, since), gt(posts.createdAt, since)))
    .orderBy(asc(posts.createdAt))
    .limit(limit);
  const [oldest] = recent;
  if (!oldest || recent.length < limit) return;
  const seconds = Math.max(1, Math.ceil((oldest.createdAt.getTime() + hourMs - now.getTime()) / 1_000));
  throw new ProblemError(429, 'too-many-attempts', 'You have created too many posts. Wait a while and try again.', {
    headers: { 'retry-after': String(seconds) },
  });
}
