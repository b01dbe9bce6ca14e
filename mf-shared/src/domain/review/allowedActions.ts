import type { ReviewStatus } from '../posts/post.ts';
import { type ReviewAction, type ReviewActor, type ReviewTransition, reviewTransitions } from './reviewTransitions.ts';

/** The facts about a post that decide which transitions are possible. */
export type ReviewState = {
  status: ReviewStatus;
  /** The status of a published post's changes. Null without changes. */
  changeStatus: ReviewStatus | null;
  /** True if the author has appealed. Only one appeal is possible. */
  isAppealed: boolean;
  /** True if a decision of a moderator led to the status. */
  isDecided: boolean;
  /** True if the post is the version that a moderator has approved. */
  isApproved: boolean;
  /** True if the last step was a decision of the last ten minutes, and the post has not changed since. */
  isUndoable: boolean;
};

/** Relation of an account to a post. */
export type ReviewRole = {
  isAuthor: boolean;
  /** True for a moderator of the site of the post who is not its author. */
  isModerator: boolean;
  /** True if this account has claimed the post. */
  isClaimer: boolean;
  /** True if this account rejected the post before the author appealed. Another moderator must decide then. */
  hasRejected: boolean;
  /** True if this account took the last decision. */
  isDecider: boolean;
};

const claims: ReadonlySet<ReviewAction> = new Set(['claim', 'takeOver']);

/** Converts the role of an account to the actors of the table. */
export function actorsOf({ isAuthor, isModerator, isClaimer, isDecider }: ReviewRole): ReviewActor[] {
  return [
    ...(isAuthor ? (['author'] as const) : []),
    ...(isModerator && isClaimer ? (['claimer'] as const) : []),
    ...(isModerator && isDecider ? (['decider'] as const) : []),
    ...(isModerator ? (['moderator'] as const) : []),
  ];
}

/** Finds the transition for an action on a post. Returns null if the post's state does not allow the action. */
export function transitionOf(action: ReviewAction, state: ReviewState): ReviewTransition | null {
  const { status, changeStatus, isAppealed } = state;
  if (action === 'appeal' && isAppealed) return null;
  const found = reviewTransitions.find((transition) => transition.action === action);
  if (!found || (found.only && !state[found.only])) return null;
  const { subjects, from } = found;
  const isOfChange = status === 'published' && changeStatus !== null && subjects.includes('change');
  if (!isOfChange && !subjects.includes('post')) return null;
  // Changes never have a status that only posts have, such as `published`, so one list of statuses serves both.
  return from.includes(isOfChange ? changeStatus : status) ? found : null;
}

/**
 * True if another moderator must claim the post. The moderator who rejected a post cannot decide about its appeal.
 */
export function isRefusedClaim(action: ReviewAction, { hasRejected }: ReviewRole): boolean {
  return claims.has(action) && hasRejected;
}

/**
 * True if the account's role allows the action. Moderators cannot take over their own claims, and cannot claim a post
 * that they rejected.
 */
export function mayAct({ action, by }: ReviewTransition, role: ReviewRole): boolean {
  if (isRefusedClaim(action, role)) return false;
  if (action === 'takeOver' && role.isClaimer) return false;
  return actorsOf(role).some((actor) => by.includes(actor));
}

/**
 * Returns the actions that would succeed for an account now, in the order of the table.
 * @param roleFor returns the role of the account for an action on the post
 */
export function allowedActions(state: ReviewState, roleFor: (action: ReviewAction) => ReviewRole): ReviewAction[] {
  return reviewTransitions
    .filter(({ action }) => {
      const transition = transitionOf(action, state);
      return transition !== null && mayAct(transition, roleFor(action));
    })
    .map(({ action }) => action);
}
