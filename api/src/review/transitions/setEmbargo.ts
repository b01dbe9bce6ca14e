import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connect.ts';
import { rowId } from '../../kernel/db/rowId.ts';
import { posts } from '../../kernel/db/schema/posts.ts';
import { undoableSteps } from '../../kernel/db/schema/undoableSteps.ts';
import type { UserRow } from '../../people/accounts/userView.ts';
import { changePost } from '../../writing/drafts/changePost.ts';
import { readAnyDraft } from '../../writing/drafts/readDraft.ts';
import { type StoredReview, withReview } from './readReview.ts';
import { refuseTime } from './refuseTime.ts';

type EmbargoChange = { account: UserRow; postId: string; now: Date; until: Date | null };

/**
 * Sets or ends the embargo of a post that is not published. A scheduled post is published at its time or at the end of
 * the embargo, whichever is later.
 * @throws ProblemError 404; 403 for other accounts than moderators of the post's sites; 409 for a published post; 422
 *   for a time in the past or after a year
 */
export function setEmbargo(db: Database, { until, ...change }: EmbargoChange): Promise<StoredReview> {
  const { postId, now } = change;
  return db.transaction((transaction) =>
    changePost(transaction, { ...change, action: 'setEmbargo' }, async () => {
      const { row } = await readAnyDraft(transaction, rowId(postId));
      if (row.status === 'published')
        throw new ProblemError(409, 'wrong-status', 'This post is published, so it can have no embargo.');
      if (until) refuseTime(until, now, '/until');
      await transaction.update(posts).set({ embargoUntil: until }).where(eq(posts.id, row.id));
      // The state before the last decision had another embargo.
      await transaction.delete(undoableSteps).where(eq(undoableSteps.postId, row.id));
      const before = { embargoUntil: row.embargoUntil?.toISOString() ?? null };
      const after = { embargoUntil: until?.toISOString() ?? null };
      const isSame = before.embargoUntil === after.embargoUntil;
      const result = withReview(await readAnyDraft(transaction, row.id));
      return { result, record: isSame ? null : { before, after } };
    }),
  );
}
