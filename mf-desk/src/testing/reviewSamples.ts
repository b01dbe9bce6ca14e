import type { QueuedPost, ReviewedPost } from '@marquee/shared/domain';
import { draft } from '@marquee/vocal-kit/testing/draft.ts';

/** A post in the queue of the moderators, with changes. */
export function queuedPost(id: string, changes: Partial<QueuedPost> = {}): QueuedPost {
  return {
    id,
    name: 'Bread at four in the morning',
    site: 'feast',
    status: 'needs-review',
    isChange: false,
    isAppeal: false,
    isClaimable: true,
    submittedAt: '2026-11-22T08:00:00Z',
    author: { id: '9', name: 'Imogen Varga' },
    claimer: null,
    authorRecord: { published: 3, rejected: 1 },
    ...changes,
  };
}

/** A post that a moderator reads, with the steps that are possible now. */
export function reviewedPost(actions: ReviewedPost['actions']): ReviewedPost {
  return {
    success: true,
    post: draft({ name: 'Bread at four in the morning', reviewStatus: 'in-review', site: 'feast' }),
    review: {
      status: 'in-review',
      isChange: false,
      submittedAt: '2026-11-22T08:00:00Z',
      claimer: { id: '5', name: 'Ada Lark' },
      claimedAt: '2026-11-22T09:00:00Z',
      place: null,
      waiting: null,
      typicalMs: null,
      publishAt: null,
      decision: null,
      appeal: null,
    },
    actions,
    authorRecord: { published: 3, rejected: 1 },
  };
}
