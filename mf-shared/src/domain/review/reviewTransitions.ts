import type { ReviewStatus } from '../posts/post.ts';

/**
 * The state machine of reviews, as one table. The api, the buttons of the desk, the documentation and the model test
 * derive from it. A published post stays `published` while its changes go through the same state machine.
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
  'correct',
  'publishNow',
  'reschedule',
  'publishAgain',
  'reopen',
  'undo',
] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** An unpublished post, or the changes of a published post. */
export type ReviewSubject = 'post' | 'change';

/**
 * `author` wrote the post. `moderator` moderates its site and did not write it. `claimer` is the moderator who claimed
 * it, and `decider` the moderator who took the last decision; both are a `moderator` too. `clock` is an automatic step.
 */
export type ReviewActor = 'author' | 'moderator' | 'claimer' | 'decider' | 'clock';

/** Milliseconds after a decision in which its moderator can undo it. */
export const undoMs = 10 * 60_000;

/** Input that an action needs. `answer`: words or an open note. `reason`: a reason from the list, and words. */
export type ReviewNeed = 'answer' | 'reason' | 'words' | 'time';

export type ReviewTransition = {
  action: ReviewAction;
  subjects: readonly ReviewSubject[];
  from: readonly ReviewStatus[];
  /**
   * `merged`: the changes have become the post. `discarded`: the changes are dropped. In both cases the post has no
   * changes left. `previous`: the state before the last decision.
   */
  to: ReviewStatus | 'merged' | 'discarded' | 'previous';
  by: readonly ReviewActor[];
  /** Fact that the transition requires, besides the status. */
  only?: 'isDecided' | 'isApproved' | 'isUndoable';
  /** True if the moderator who takes the step can undo it. */
  canUndo?: true;
  /** Input that the transition needs, by actor. */
  needs?: Partial<Record<ReviewActor, ReviewNeed>>;
  /** Text of the button. Null for automatic steps. */
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
    canUndo: true,
    label: 'Request changes',
  },
  {
    action: 'reject',
    subjects: both,
    from: ['in-review'],
    to: 'rejected',
    by: ['claimer'],
    needs: { claimer: 'reason' },
    canUndo: true,
    label: 'Reject',
  },
  {
    action: 'schedule',
    subjects: ['post'],
    from: ['in-review'],
    to: 'scheduled',
    by: ['claimer'],
    needs: { claimer: 'time' },
    canUndo: true,
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
  {
    action: 'publish',
    subjects: ['post'],
    from: ['in-review'],
    to: 'published',
    by: ['claimer'],
    canUndo: true,
    label: 'Publish',
  },
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
    canUndo: true,
    label: 'Publish changes',
  },
  {
    action: 'unpublish',
    subjects: ['post'],
    from: ['published'],
    to: 'unpublished',
    by: ['author', 'moderator'],
    needs: { moderator: 'words' },
    canUndo: true,
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
  {
    action: 'correct',
    subjects: ['change'],
    from: ['draft', 'changes-requested', 'rejected'],
    to: 'merged',
    by: ['moderator'],
    canUndo: true,
    label: 'Publish correction',
  },
  {
    action: 'publishNow',
    subjects: ['post'],
    from: ['scheduled'],
    to: 'published',
    by: ['moderator'],
    only: 'isApproved',
    canUndo: true,
    label: 'Publish now',
  },
  {
    action: 'reschedule',
    subjects: ['post'],
    from: ['scheduled'],
    to: 'scheduled',
    by: ['moderator'],
    needs: { moderator: 'time' },
    canUndo: true,
    label: 'Change time',
  },
  {
    action: 'publishAgain',
    subjects: ['post'],
    from: ['unpublished'],
    to: 'published',
    by: ['moderator'],
    only: 'isApproved',
    canUndo: true,
    label: 'Publish again',
  },
  {
    action: 'reopen',
    subjects: both,
    from: ['scheduled', 'rejected', 'unpublished'],
    to: 'needs-review',
    by: ['moderator'],
    only: 'isDecided',
    label: 'Return to review',
  },
  {
    action: 'undo',
    subjects: both,
    from: ['changes-requested', 'rejected', 'scheduled', 'published', 'unpublished'],
    to: 'previous',
    by: ['decider'],
    only: 'isUndoable',
    label: 'Undo',
  },
];

/** Decisions of moderators that can be undone, in the order of the table. */
export const decisionActions: readonly ReviewAction[] = reviewTransitions
  .filter(({ canUndo }) => canUndo)
  .map(({ action }) => action);
