import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { decisionActions, isNamed, type NamedSites, type ReviewAction } from '@marquee/shared/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../kernel/db/connect.ts';
import type { StoredDraft } from '../../writing/drafts/readDraft.ts';
import { subjectOf } from '../../writing/drafts/subjectOf.ts';

/** Steps that approve the text of a post for readers. */
const approvals: ReadonlySet<ReviewAction> = new Set(['publish', 'schedule', 'merge', 'correct']);

type Approval = {
  action: ReviewAction;
  accountId: number;
  /** Sites with the setting `FOUR_EYES`. */
  fourEyes: NamedSites;
};

/**
 * True if another person must approve the post, because its site has four eyes and this account wrote it, is named in its
 * byline, or has edited it since the last decision.
 */
export async function needsOtherEyes(db: Queryable, draft: StoredDraft, approval: Approval): Promise<boolean> {
  const { action, accountId, fourEyes } = approval;
  const { authorId, sites = [] } = subjectOf(draft);
  if (!approvals.has(action) || !sites.some((site) => isNamed(fourEyes, site))) return false;
  if (authorId === accountId) return true;
  const postId = draft.row.id;
  const { rows } = await db.execute<{ isOwn: boolean }>(sql`
    select exists (select from post_bylines where post_id = ${postId} and user_id = ${accountId})
      or exists (
        select from audit where subject = 'post' and subject_id = ${String(postId)} and action = 'editPost'
          and actor_id = ${accountId} and id > coalesce((
            select max(id) from audit where subject = 'post' and subject_id = ${String(postId)}
              and action = any(${sql.param([...decisionActions, 'publishScheduled', 'submit'])}::text[])), 0)
      ) as "isOwn"`);
  return rows[0]?.isOwn === true;
}

/** @throws ProblemError 403 `four-eyes` if another person must approve the post */
export async function refuseOwnApproval(db: Queryable, draft: StoredDraft, approval: Approval): Promise<void> {
  if (!(await needsOtherEyes(db, draft, approval))) return;
  const message = 'You wrote or edited this post, or are named on it. Another editor must approve it.';
  throw new ProblemError(403, 'four-eyes', message);
}
