import { isLate, stageOf } from '@marquee/shared/domain';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/connect.ts';
import { posts } from '../../../kernel/db/schema/posts.ts';
import { stories } from '../../../kernel/db/schema/stories.ts';
import { notify } from '../../../people/notices/notify.ts';

/** Stories in a transaction. It is small, so that no other call waits long for their rows. */
const batch = 200;

/**
 * Notifies the writers of stories that have become late, once for each due time. Submitted and published stories get no
 * notice. A story that returns to its writer after its due time gets the notice then, unless it was published.
 * @returns the number of notices
 */
export async function tellLateStories(db: Database, now: Date): Promise<number> {
  let told = 0;
  for (let after = 0; ; ) {
    const { last, notices } = await tellBatch(db, now, after);
    told += notices;
    if (last === null) return told;
    after = last;
  }
}

async function tellBatch(db: Database, now: Date, after: number): Promise<{ last: number | null; notices: number }> {
  return db.transaction(async (transaction) => {
    const due = await transaction
      .select({ story: stories, postStatus: posts.status })
      .from(stories)
      .innerJoin(posts, eq(posts.id, stories.postId))
      .where(
        and(
          sql`${stories.state} = 'assigned' and ${stories.toldDueAt} is distinct from ${stories.dueAt}`,
          lte(stories.dueAt, now),
          sql`${stories.id} > ${after}`,
        ),
      )
      .orderBy(asc(stories.id))
      .limit(batch)
      .for('update', { of: stories, skipLocked: true });
    const late = due.filter(({ story, postStatus }) => {
      const stage = stageOf({ state: story.state, postStatus });
      return isLate(stage, story.dueAt?.getTime() ?? null, now.getTime());
    });
    for (const { story } of late)
      await notify(transaction, {
        ...{ to: story.writerId === null ? [] : [story.writerId], kind: 'storyLate', postId: story.postId },
        ...{ actorId: null, at: now, key: `story ${story.id} late ${story.dueAt?.toISOString()}` },
        detail: {
          story: story.slug,
          ...(story.dueDay !== null && { due: [story.dueDay, story.dueTime].filter(Boolean).join(' ') }),
        },
      });
    const isOver = due.filter(({ postStatus }) => postStatus === 'published' || postStatus === 'unpublished');
    const done = [...late, ...isOver].map(({ story }) => story.id);
    if (done.length > 0)
      await transaction.update(stories).set({ toldDueAt: sql`due_at` }).where(inArray(stories.id, done));
    const last = due.length === batch ? (due.at(-1)?.story.id ?? null) : null;
    return { last, notices: late.length };
  });
}
