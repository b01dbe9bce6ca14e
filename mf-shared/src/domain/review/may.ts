import type { ReviewStatus } from '../posts/post.ts';
import type { SiteKey } from '../sites/site.ts';
import { type Action, type Permission, permissions, type Role } from './permissions.ts';

/** The facts about an account by which rights are given. */
export type Rights = {
  id: number;
  isAdmin: boolean;
  /** The sites of a moderator; null for all. */
  moderatedSites: readonly SiteKey[] | null;
};

/** Target of an action: a post, the money of a writer, a site, or only the account itself. */
export type Subject = {
  /** Account that wrote the post, or that owns the money. */
  authorId?: number | null;
  /** The site where readers find the post, or will find it as it is now. */
  site?: SiteKey | null;
  /** All sites that the action concerns: the present one, the one of the review, and the one that the post moves to. */
  sites?: readonly SiteKey[];
  /** The status of the post; of one that readers see, the status of its changes. */
  status?: ReviewStatus | undefined;
  isPublished?: boolean;
  isInTrash?: boolean;
  claimedBy?: number | null;
  /** The moderator who placed a hold, or proposed an adjustment. */
  placedBy?: number;
};

/**
 * `hidden`: the account does not learn that the subject exists. `role`: others may. `state`: the account may at another
 * time.
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
 * Why an account may not do something: the first reason in the order of responses, which are 404, 403 and 409.
 * @returns null when it may
 */
export function refusalOf(account: Rights | null, action: Action, subject: Subject = {}): Refusal | null {
  const { by, about, code, reach = 'all', lock, inTrash = false } = permissions[action];
  if (by.includes('everybody')) return null;
  if (!account) return { by: 'hidden' };
  if (about === 'account') return null;
  // The areas of moderators are known to all, and closed to writers.
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

/** The sites whose rows an account sees in lists of moderators; null for all. */
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

/** Posts of other sites, and holds that reach beyond the sites of a moderator, do not exist for the account. */
function isHidden(account: Rights, about: About, subject: Subject): boolean {
  if (about === 'hold') return !moderates(account, about, subject, 'all');
  return about === 'post' && subject.authorId !== account.id && !moderates(account, about, subject, 'any');
}

/** Accounts cannot act on their own money, nor decide about a hold or an adjustment that they placed. */
function isOwnMoney({ id }: Rights, about: About, { authorId, placedBy }: Subject): boolean {
  const isMoney = about === 'hold' || about === 'payout' || about === 'adjustment';
  return isMoney && (authorId === id || placedBy === id);
}

/** True for a post that another account has claimed, and for a scheduled post, which stays as it was approved. */
function isLocked({ id }: Rights, lock: Lock, { status, claimedBy, isInTrash }: Subject): boolean {
  const isInReview = status === 'in-review';
  if (lock === 'delete') return isInReview;
  if (isInReview) return claimedBy !== id;
  return lock === 'edit' && (isInTrash === true || status === 'scheduled');
}

type Lock = NonNullable<Permission['lock']>;
