import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { notices } from '../../kernel/db/schema/notices.ts';
import { posts, postTags } from '../../kernel/db/schema/posts.ts';
import { reviewNotes } from '../../kernel/db/schema/reviewNotes.ts';
import { revisions } from '../../kernel/db/schema/revisions.ts';
import { undoableSteps } from '../../kernel/db/schema/undoableSteps.ts';
import { workingCopies } from '../../kernel/db/schema/workingCopies.ts';
import { lastExpired } from './restorable.ts';

/** Maximum number of posts in a transaction. It is small, so that no other call waits long for their rows. */
const batch = 200;

type PostRow = typeof posts.$inferSelect;

/** Columns without a person's words, pictures or names. */
type KeptColumn =
  | ('id' | 'site' | 'authorId' | 'status' | 'version')
  | ('postType' | 'mediaType' | 'mediaLayout' | 'isListicle' | 'listicleOrder' | 'ogType')
  | ('createdAt' | 'modifiedAt' | 'publishedAt' | 'publishAt' | 'deletedAt');

/** Empty values for all other columns. The row stays, because impressions and the author's earnings refer to it. */
const emptied = {
  key: null,
  categoryId: null,
  channelId: null,
  name: '',
  title: '',
  subtitle: '',
  summary: '',
  brightcoveId: null,
  videoLink: null,
  videoData: null,
  image: null,
  imageAltText: null,
  imageCaption: null,
  imageCredit: null,
  content: '',
  modules: [],
  editorPick: false,
  pickPosition: null,
  specialFeature: null,
  language: null,
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  ogTitle: '',
  ogDescription: '',
  draftTags: null,
  embargoUntil: null,
  corrections: [],
} satisfies Omit<PostRow, KeptColumn>;

/**
 * Empties the posts that can no longer be restored.
 * @returns the number of emptied posts
 */
export async function emptyTrash(db: Database, now: Date): Promise<number> {
  let total = 0;
  for (;;) {
    const emptiedPosts = await emptyBatch(db, now);
    total += emptiedPosts;
    if (emptiedPosts < batch) return total;
  }
}

async function emptyBatch(db: Database, now: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const expired = await transaction
      .select({ id: posts.id })
      .from(posts)
      // Emptying is the last change of a post. A post that changed after its time in the trash is already empty.
      .where(
        sql`${posts.deletedAt} <= ${lastExpired(now).toISOString()}::timestamptz
          and ${posts.modifiedAt} < ${posts.deletedAt} + interval '30 days'`,
      )
      .limit(batch)
      .for('update', { skipLocked: true });
    const ids = expired.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await transaction.delete(workingCopies).where(inArray(workingCopies.postId, ids));
    await transaction.delete(undoableSteps).where(inArray(undoableSteps.postId, ids));
    await transaction.delete(revisions).where(inArray(revisions.postId, ids));
    // Notes and notices quote the post, so they are deleted too.
    await transaction.delete(reviewNotes).where(inArray(reviewNotes.postId, ids));
    await transaction.delete(notices).where(inArray(notices.postId, ids));
    await transaction.delete(postTags).where(inArray(postTags.postId, ids));
    await transaction
      .update(posts)
      .set({ ...emptied, modifiedAt: now })
      .where(inArray(posts.id, ids));
    return ids.length;
  });
}
