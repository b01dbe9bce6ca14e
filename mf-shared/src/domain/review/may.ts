import type { ReviewStatus } from '../posts/post.ts';
import type { SiteKey } from '../sites/site.ts';
import { type Action, type Permission, permissions, type Role } from './permissions.ts';

/** The facts about an account that decide what it may do. */
export type Rights = {
  id: number;
  isAdmin: boolean;
  /** The sites that a moderator moderates. Null means all sites. */
  moderatedSites: readonly SiteKey[] | null;
};

/** Target of an action. It is a post, a writer's money, a site, or the account itself. */
export type Subject = {
  /** Account that wrote the post, or that owns the money. */
  authorId?: number | null;
  /** The site of the post. For a published post, an unpublished change of the site does not count. */
  site?: SiteKey | null;
  /** All sites that the action concerns: the post's site, the site of its review, and the site that it moves to. */
  sites?: readonly SiteKey[];
  /** The status of the post. If a published post has changes, the status of the changes. */
  status?: ReviewStatus | undefined;
  isPublished?: boolean;
  isInTrash?: boolean;
  claimedBy?: number | null;
  /** The moderator who placed a hold, or proposed an adjustment. */
  placedBy?: number;
};

/**
 * `hidden`: the account must not learn that the subject exists. `role`: only other accounts may perform the action.
 * `state`: the account may perform the action once the state of the post has changed.
 */
export type Refusal =
  | { by: 'hidden' }
  | { by: 'role'; code: 'author-only' | 'claimer-only' | 'moderator-only' | 'operator-only' | 'other-moderator' }
  | { by: 'state'; code: 'claimed' | 'post-locked' };

/** True if an account may perform an action now. All permission checks call this function or `refusalOf`. */
export function may(account: Rights | null, action: Action, subject: Subject = {}): boolean {
  return refusalOf(account, action, subject) === null;
}

/**
 * Returns the reason why an account may not perform an action. If several reasons apply, 404 comes before 403, and 403
 * before 409.
 * @returns null if the account may perform the action
 */
export function refusalOf(account: Rights | null, action: Action, subject: Subject = {}): Refusal | null {
  const { by, about, code, reach = 'all', lock, inTrash = false } = permissions[action];
  if (by.includes('everybody')) return null;
  if (!account) return { by: 'hidden' };
  if (about === 'account') return null;
  // Everybody may know that the moderators' pages exist, so writers get 403 and not 404.
  if (about !== 'post' && !account.isAdmin) return { by: 'role', code };
  if (isHidden(account, about, subject) || (subject.isInTrash && !inTrash)) return { by: 'hidden' };
  if (isOwnMoney(account, about, subject)) return { by: 'role', code: 'other-moderator' };
  const roles = rolesOf(account, about, subject, reach);
  if (!by.some((role) => roles.includes(role))) return { by: 'role', code };
  if (lock === 'delete' && subject.isPublished && !roles.includes('author')) return { by: 'role', code };
  return lock && isLocked(account, lock, subject)
    ? { by: 'state', code: lock === 'claimer' ? 'claimed' : 'post-locked' }
    : null;
}

/** Returns the sites whose rows an account sees in moderators' lists. Null means all sites. */
export function sitesOf({ isAdmin, moderatedSites }: Omit<Rights, 'id'>): readonly SiteKey[] | null {
  return isAdmin ? moderatedSites : [];
}

type About = Permission['about'];
type Reach = 'all' | 'any' | 'present';

function rolesOf(account: Rights, about: About, subject: Subject, reach: Reach): Role[] {
  if (about === 'post' && subject.authorId === account.id) return ['author'];
  if (!moderates(account, about, subject, reach)) return [];
  return account.moderatedSites === null ? ['moderator', 'administrator'] : ['moderator'];
}

function moderates({ isAdmin, moderatedSites }: Rights, about: About, { site, sites = [] }: Subject, reach: Reach) {
  if (!isAdmin) return false;
  if (moderatedSites === null) return true;
  const isModerated = (one: SiteKey) => moderatedSites.includes(one);
  if (reach === 'present') return site != null && isModerated(site);
  // A post without a site belongs to the moderators of all sites. Lists are limited to the sites of the requesting
  // account.
  if (sites.length === 0) return about !== 'post';
  return reach === 'any' ? sites.some(isModerated) : sites.every(isModerated);
}

/**
 * True if the account must not learn that the subject exists. Moderators see holds only if they moderate all of the
 * hold's sites. A post is visible to its author, and to moderators of at least one of its sites.
 */
function isHidden(account: Rights, about: About, subject: Subject): boolean {
  if (about === 'hold') return !moderates(account, about, subject, 'all');
  return about === 'post' && subject.authorId !== account.id && !moderates(account, about, subject, 'any');
}

/** True if the money is the account's own, or if the account placed the hold or proposed the adjustment. */
function isOwnMoney({ id }: Rights, about: About, { authorId, placedBy }: Subject): boolean {
  const isMoney = about === 'hold' || about === 'payout' || about === 'adjustment';
  return isMoney && (authorId === id || placedBy === id);
}

/**
 * True if the state of the post locks it. In review, only the moderator who claimed the post may act, and nobody may
 * delete it. A post in the trash cannot be edited. Nor can a scheduled post, which is published as approved.
 */
function isLocked({ id }: Rights, lock: Lock, { status, claimedBy, isInTrash }: Subject): boolean {
  const isInReview = status === 'in-review';
  if (lock === 'delete') return isInReview;
  if (isInReview) return claimedBy !== id;
  return lock === 'edit' && (isInTrash === true || status === 'scheduled');
}

type Lock = NonNullable<Permission['lock']>;
