import type { ReviewedPost } from '@marquee/shared/domain';

/** Next steps for a post by its status, in a sentence or two for its writer. Empty if the facts suffice. */
export function adviceOf({ review, actions }: Pick<ReviewedPost, 'review' | 'actions'>): string {
  const { status, isChange, appeal } = review;
  if (status === 'draft')
    return isChange
      ? 'Readers have the published text. Submit your changes when they are ready.'
      : 'Nobody else reads it before you submit it.';
  if (status === 'needs-review' && appeal !== null) return 'Another moderator will read it with your answer.';
  if (status === 'needs-review' && isChange) return 'Until then readers have the published text.';
  if (status === 'in-review') return 'It cannot be edited meanwhile.';
  if (status === 'changes-requested') return 'Edit it, then submit it again.';
  if (status === 'rejected')
    return actions.includes('appeal')
      ? 'You can answer once, and another moderator reads it. Or edit it and submit it again.'
      : 'You can edit it and submit it again.';
  return status === 'unpublished' ? 'Readers no longer see it. You can edit it and submit it again.' : '';
}
