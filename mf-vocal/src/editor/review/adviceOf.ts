import type { ReviewedPost } from '@marquee/shared/domain';

/** Next steps for a post by its status, in a sentence or two for its writer. Empty if the facts suffice. */
export function adviceOf({ review, actions }: Pick<ReviewedPost, 'review' | 'actions'>): string {
  const { status, isChange, appeal } = review;
  if (status === 'draft')
    return isChange
      ? 'Readers see the published version. Submit your changes when they are ready.'
      : 'Only you can see it until you submit it.';
  if (status === 'needs-review' && appeal !== null) return 'Another moderator will review it with your appeal.';
  if (status === 'needs-review' && isChange) return 'Until then, readers see the published version.';
  if (status === 'in-review') return 'You cannot edit it during the review.';
  if (status === 'changes-requested') return 'Edit it, then submit it again.';
  if (status === 'rejected')
    return actions.includes('appeal')
      ? 'You can appeal once, and another moderator decides. Or edit it and submit it again.'
      : 'You can edit it and submit it again.';
  return status === 'unpublished' ? 'Readers no longer see it. You can edit it and submit it again.' : '';
}
