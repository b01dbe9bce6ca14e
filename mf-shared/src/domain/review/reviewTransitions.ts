import type { ReviewStatus } from '../posts/post.ts';

/**
 * The machine of reviews, in one table. The api, the buttons of the desk, the documentation and the model test derive
 * from it. A post that readers see stays `published` while its changes go through the same machine.
 */

export const reviewActions = [
  'submit',
  'withdraw',
  'discard',
  'claim',
  'release',
  'takeOver',
  'expireClaim',
  'requestChanges',
  'reject',
  'schedule',
  'unschedule',
  'publish',
  'publishScheduled',
  'returnToReview',
  'merge',
  'unpublish',
  'appeal',
] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** A post, or the changes of one that readers see. */
export type ReviewSubject = 'post' | 'change';

/**
 * The post's author; a moderator of its site who did not write it; the moderator who has it; or the clock, on its own. A
 * claimer is a moderator, too.
 */
export type ReviewActor = 'author' | 'moderator' | 'claimer' | 'clock';

/** Words or a time that an action needs. `answer`: words or an open note. `reason`: one of the list, and words. */
export type ReviewNeed = 'answer' | 'reason' | 'words' | 'time';

export type ReviewTransition = {
  action: ReviewAction;
  subjects: readonly ReviewSubject[];
  from: readonly ReviewStatus[];
  /**
   * `merged`: the changes have become the post. `discarded`: the changes are dropped. In both cases the post has no
   * changes left.
   */
  to: ReviewStatus | 'merged' | 'discarded';
  by: readonly ReviewActor[];
  /** Input that the transition needs, by actor. */
  needs?: Partial<Record<ReviewActor, ReviewNeed>>;
  /** The text of its button; none for what the clock does. */
  label: string | null;
};

const both = ['post', 'change'] as const;

export const reviewTransitions: readonly ReviewTransition[] = [
  {
    action: 'submit',
    subjects: both,
    from: ['draft', 'changes-requested', 'rejected', 'unpublished'],
    to: 'needs-review',
    by: ['author'],
    label: 'Submit for review',
  },
  { action: 'withdraw', subjects: both, from: ['needs-review'], to: 'draft', by: ['author'], label: 'Withdraw' },
  {
    action: 'discard',
    subjects: ['change'],
    from: ['draft', 'changes-requested', 'rejected'],
    to: 'discarded',
    by: ['author'],
    label: 'Discard changes',
  },
  { action: 'claim', subjects: both, from: ['needs-review'], to: 'in-review', by: ['moderator'], label: 'Claim' },
  { action: 'release', subjects: both, from: ['in-review'], to: 'needs-review', by: ['claimer'], label: 'Release' },
  { action: 'takeOver', subjects: both, from: ['in-review'], to: 'in-review', by: ['moderator'], label: 'Take over' },
  { action: 'expireClaim', subjects: both, from: ['in-review'], to: 'needs-review', by: ['clock'], label: null },
  {
    action: 'requestChanges',
    subjects: both,
    from: ['in-review'],
    to: 'changes-requested',
    by: ['claimer'],
    needs: { claimer: 'answer' },
    label: 'Request changes',
  },
  {
    action: 'reject',
    subjects: both,
    from: ['in-review'],
    to: 'rejected',
    by: ['claimer'],
    needs: { claimer: 'reason' },
    label: 'Reject',
  },
  {
    action: 'schedule',
    subjects: ['post'],
    from: ['in-review'],
    to: 'scheduled',
    by: ['claimer'],
    needs: { claimer: 'time' },
    label: 'Schedule',
  },
  {
    action: 'unschedule',
    subjects: ['post'],
    from: ['scheduled'],
    to: 'draft',
    by: ['author', 'moderator'],
    label: 'Cancel schedule',
  },
  { action: 'publish', subjects: ['post'], from: ['in-review'], to: 'published', by: ['claimer'], label: 'Publish' },
  {
    action: 'publishScheduled',
    subjects: ['post'],
    from: ['scheduled'],
    to: 'published',
    by: ['clock'],
    label: null,
  },
  {
    action: 'returnToReview',
    subjects: ['post'],
    from: ['scheduled'],
    to: 'needs-review',
    by: ['clock'],
    label: null,
  },
  {
    action: 'merge',
    subjects: ['change'],
    from: ['in-review'],
    to: 'merged',
    by: ['claimer'],
    label: 'Publish changes',
  },
  {
    action: 'unpublish',
    subjects: ['post'],
    from: ['published'],
    to: 'unpublished',
    by: ['author', 'moderator'],
    needs: { moderator: 'words' },
    label: 'Unpublish',
  },
  {
    action: 'appeal',
    subjects: both,
    from: ['rejected'],
    to: 'needs-review',
    by: ['author'],
    needs: { author: 'words' },
    label: 'Appeal',
  },
];

/** The state of a post by which the table decides. */
export type ReviewState = {
  status: ReviewStatus;
  /** The status of a published post's changes; null without changes. */
  changeStatus: ReviewStatus | null;
  /** A rejected post can be answered once. */
  isAppealed: boolean;
};

/** Relation of an account to a post. */
export type ReviewRole = {
  isAuthor: boolean;
  /** True for a moderator of the site of the post who is not its author. */
  isModerator: boolean;
  /** The post is claimed by this account. */
  isClaimer: boolean;
  /** True if this account rejected the post before its author answered. Another moderator must decide then. */
  hasRejected: boolean;
};

const claims: ReadonlySet<ReviewAction> = new Set(['claim', 'takeOver']);

/** The roles of an account in the table's words. */
export function actorsOf({ isAuthor, isModerator, isClaimer }: ReviewRole): ReviewActor[] {
  return [
    ...(isAuthor ? (['author'] as const) : []),
    ...(isModerator && isClaimer ? (['claimer'] as const) : []),
    ...(isModerator ? (['moderator'] as const) : []),
  ];
}

/** The row of the table for an action on a post in its present state; null where the state does not allow the action. */
export function transitionOf(action: ReviewAction, state: ReviewState): ReviewTransition | null {
  const { status, changeStatus, isAppealed } = state;
  if (action === 'appeal' && isAppealed) return null;
  const found = reviewTransitions.find((transition) => transition.action === action);
  if (!found) return null;
  const { subjects, from } = found;
  const isOfChange = status === 'published' && changeStatus !== null && subjects.includes('change');
  if (!isOfChange && !subjects.includes('post')) return null;
  // The statuses of a change never include the post's own ones.
  return from.includes(isOfChange ? changeStatus : status) ? found : null;
}

/**
 * True if another moderator has to claim the post. The moderator who rejected a post cannot decide about the answer.
 */
export function isRefusedClaim(action: ReviewAction, { hasRejected }: ReviewRole): boolean {
  return claims.has(action) && hasRejected;
}

/**
 * True if the table allows the action for the role of the account. A moderator cannot take over an own claim, nor claim
 * a post after rejecting it.
 */
export function mayAct({ action, by }: ReviewTransition, role: ReviewRole): boolean {
  if (isRefusedClaim(action, role)) return false;
  if (action === 'takeOver' && role.isClaimer) return false;
  return actorsOf(role).some((actor) => by.includes(actor));
}

/** The actions that would succeed now for an account, in the order of the table. @param roleFor what the account is to the post in a step */
export function allowedActions(state: ReviewState, roleFor: (action: ReviewAction) => ReviewRole): ReviewAction[] {
  return reviewTransitions
    .filter(({ action }) => {
      const transition = transitionOf(action, state);
      return transition !== null && mayAct(transition, roleFor(action));
    })
    .map(({ action }) => action);
}
