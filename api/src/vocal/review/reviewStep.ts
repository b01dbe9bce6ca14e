import type { RejectionReason, ReviewAction } from '@marquee/shared/domain';
import type { UserRow } from '../../accounts/userView.ts';

/** Something that an account does in a review, with the words and the time that go with it. */
export type ReviewStep = {
  action: ReviewAction;
  account: UserRow;
  postId: string;
  now: Date;
  reason?: RejectionReason | undefined;
  words?: string | undefined;
  publishAt?: Date | undefined;
  /** Whether a decision may be made about the version that is stored; absent where the version does not matter. */
  isExpected?: ((version: number) => boolean) | undefined;
};

/** What `take` needs of a step. The clock has no account. */
export type TakenStep = Pick<ReviewStep, 'now' | 'reason' | 'words' | 'publishAt'> & { actorId: number | null };
