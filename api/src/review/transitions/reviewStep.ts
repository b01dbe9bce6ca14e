import type { Correction, NamedSites, RejectionReason, ReviewAction } from '@marquee/shared/domain';
import type { UserRow } from '../../people/accounts/userView.ts';

/** A step of an account in a review, with its message and its time. */
export type ReviewStep = {
  action: ReviewAction;
  account: UserRow;
  postId: string;
  now: Date;
  reason?: RejectionReason | undefined;
  words?: string | undefined;
  publishAt?: Date | undefined;
  /** A line for readers about the published changes. */
  correction?: Correction | undefined;
  /** Sites with the setting `FOUR_EYES`. Absent for steps that approve nothing. */
  fourEyes?: NamedSites | undefined;
  /** Returns true if the decision may apply to the stored version; absent if the version does not matter. */
  isExpected?: ((version: number) => boolean) | undefined;
};

/** Recorded part of a step. `actorId` is null for scheduled jobs. */
export type TakenStep = Pick<ReviewStep, 'now' | 'reason' | 'words' | 'publishAt' | 'correction'> & {
  actorId: number | null;
};
