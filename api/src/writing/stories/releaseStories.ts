import { stateAfter } from '@marquee/shared/domain';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { stories } from '../../kernel/db/schema/stories.ts';
import { recordAudit } from '../../people/audit/recordAudit.ts';
import { notify } from '../../people/notices/notify.ts';

/**
 * Takes stories from posts that are deleted. The story of a draft is accepted again, without a writer. The story of a
 * post that was published is dropped, because it is done. The story's editor gets a notice. Call it while the posts are
 * locked, and before their status changes.
 * @param condition selects posts
 */
export async function releaseStories(db: Queryable, condition: SQL, actorId: number, now: Date): Promise<void> {
  const found = await db
    .select({ story: stories, status: posts.status, publishedAt: posts.publishedAt })
    .from(stories)
    .innerJoin(posts, eq(posts.id, stories.postId))
    .where(and(eq(stories.state, 'assigned'), condition))
    .for('update', { of: stories });
  for (const { story, status, publishedAt } of found) {
    const postStatus = publishedAt !== null && status !== 'scheduled' ? 'published' : status;
    const state = stateAfter('losePost', { state: 'assigned', postStatus, hasText: true });
    if (!state) throw new Error('The table of stories does not allow this step.');
    const isWanted = state === 'accepted';
    await db
      .update(stories)
      .set({ state, postId: null, ...(isWanted && { writerId: null }), modifiedAt: now, version: story.version + 1 })
      .where(eq(stories.id, story.id));
    const auditId = await recordAudit(db, {
      ...{ at: now, actorId, action: 'losePost', subject: 'story', subjectId: String(story.id), site: story.site },
      before: { name: story.slug, state: 'assigned', post: story.postId, writer: story.writerId },
      after: { name: story.slug, state },
    });
    if (isWanted && story.editorId !== null)
      await notify(db, {
        ...{ to: [story.editorId], kind: 'storyReturned', postId: null, actorId, at: now, key: `audit ${auditId}` },
        detail: { story: story.slug },
      });
  }
}
