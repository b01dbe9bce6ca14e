import type { Grant, Role } from '../people/grant.ts';
import type { ReviewStatus } from '../posts/post.ts';
import type { SiteKey } from '../sites/site.ts';
import { type Action, type Permission, permissions, type Relation } from './permissions.ts';

/** The facts about an account that decide what it may do. */
export type Rights = {
  id: number;
  /** The roles of the account that have not ended. */
  grants: readonly Grant[];
};

/** Target of an action. It is a post, a writer's money, a site, or the account itself. */
export type Subject = {
  /** Account that wrote the post, that pitched the story or has it assigned, or that owns the money. */
  authorId?: number | null;
  /** The site of the post. For a published post, an unpublished change of the site does not count. */
  site?: SiteKey | null;
  /** All sites that the action concerns: the post's site, the site of its review, and the site that it moves to. */
  sites?: readonly SiteKey[];
  /** Keys of the categories that the action concerns: of the post, of its changes, and of the move. */
  sections?: readonly string[];
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
  | { by: 'role'; code: Permission['code'] }
  | { by: 'state'; code: 'claimed' | 'post-locked' };

/** The roles of an account that make it a relation of a subject on the sites of the role. */
const rolesBehind = {
  publisher: ['author'],
  moderator: ['editor', 'administrator'],
  accountant: ['accountant', 'administrator'],
  auditor: ['auditor', 'administrator'],
  administrator: ['administrator'],
} as const satisfies Partial<Record<Relation, readonly Role[]>>;

type RoleRelation = keyof typeof rolesBehind;
const isByRole = (relation: Relation): relation is RoleRelation => relation in rolesBehind;

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
  const { by, also, about, code, lock, inTrash = false } = permissions[action];
  if (by.includes('everybody')) return null;
  if (!account) return { by: 'hidden' };
  if (about === 'account') return null;
  // Everybody may know that the moderators' pages exist, so writers get 403 and not 404.
  if (about !== 'post' && about !== 'story' && account.grants.length === 0) return { by: 'role', code };
  if (isHidden(account, about, subject) || (subject.isInTrash && !inTrash)) return { by: 'hidden' };
  if (isOwnMoney(account, about, subject)) return { by: 'role', code: 'other-moderator' };
  const isAuthor = about === 'post' && subject.authorId === account.id;
  if (about === 'story') return isAllowedForStory(account, permissions[action], subject) ? null : { by: 'role', code };
  if (!(isAuthor ? by.includes('author') : hasRole(account, permissions[action], subject))) return { by: 'role', code };
  if (also && !hasRole(account, { ...permissions[action], by: [also] }, subject)) return { by: 'role', code };
  if (lock === 'delete' && subject.isPublished && !isAuthor) return { by: 'role', code };
  return lock && isLocked(account, lock, subject)
    ? { by: 'state', code: lock === 'claimer' ? 'claimed' : 'post-locked' }
    : null;
}

/** Returns the sites whose rows an account sees in the lists of an action. Null means all sites. */
export function sitesOf(account: Pick<Rights, 'grants'>, action: Action): readonly SiteKey[] | null {
  return sitesFor(account, permissions[action].by);
}

/** A section of a site: the key of a category. */
export type SectionOfSite = { site: SiteKey; section: string };

/** Returns the sections whose posts an account sees in lists of an action, beside the posts of `sitesOf`. */
export function sectionsOf(account: Pick<Rights, 'grants'>, action: Action): readonly SectionOfSite[] {
  return sectionsFor(account, permissions[action].by);
}

/** Returns the sites on which an account has one of the relations. Null means all sites. */
function sitesFor(account: Pick<Rights, 'grants'>, by: readonly Relation[]): readonly SiteKey[] | null {
  const sites = grantsFor(account, by)
    .filter(({ section }) => !section)
    .map(({ site }) => site);
  return sites.includes(null) ? null : sites.filter((site) => site !== null);
}

function sectionsFor(account: Pick<Rights, 'grants'>, by: readonly Relation[]): SectionOfSite[] {
  return grantsFor(account, by).flatMap(({ site, section }) => (site && section ? [{ site, section }] : []));
}

function grantsFor({ grants }: Pick<Rights, 'grants'>, by: readonly Relation[]): readonly Grant[] {
  const roles = by.filter(isByRole).flatMap((relation): readonly Role[] => rolesBehind[relation]);
  return grants.filter(({ role }) => roles.includes(role));
}

type About = Permission['about'];

/** True if a role of the account permits the action on the sites of the subject. */
function hasRole(account: Rights, permission: Permission, subject: Subject): boolean {
  const { about, by, reach = 'all', inSections = about === 'post' } = permission;
  const own = sitesFor(account, by);
  if (own === null) return true;
  const ownSections = inSections ? sectionsFor(account, by) : [];
  if (own.length + ownSections.length === 0 || reach === 'network') return false;
  const { site, sites = [], sections = [] } = subject;
  const hasSection = (one: SiteKey, section: string) =>
    ownSections.some((place) => place.site === one && place.section === section);
  const isOwn = (one: SiteKey): boolean => {
    if (own.includes(one)) return true;
    if (sections.length === 0) return false;
    return reach === 'any'
      ? sections.some((section) => hasSection(one, section))
      : sections.every((section) => hasSection(one, section));
  };
  if (reach === 'present') return site != null && isOwn(site);
  // A post without a site belongs to the moderators of all sites. Lists are limited to the sites of the requesting
  // account.
  if (sites.length === 0) return about !== 'post';
  return reach === 'any' ? sites.some(isOwn) : sites.every(isOwn);
}

/**
 * True if the account must not learn that the subject exists. A hold is visible to accounts that may list the holds of
 * all its sites. A post is visible to its author, and to moderators and auditors of at least one of its sites. A story is
 * visible to its writer, and to moderators and auditors of its site.
 */
function isHidden(account: Rights, about: About, subject: Subject): boolean {
  if (about === 'hold') return !hasRole(account, { ...permissions.readHolds, reach: 'all' }, subject);
  if (about === 'story') return !isAllowedForStory(account, permissions.readStory, subject);
  return about === 'post' && subject.authorId !== account.id && !hasRole(account, permissions.readPost, subject);
}

/** An editor may also plan stories that the editor writes, because a plan publishes nothing. */
function isAllowedForStory(account: Rights, permission: Permission, subject: Subject): boolean {
  const isWriter = subject.authorId === account.id && permission.by.includes('author');
  return isWriter || hasRole(account, permission, subject);
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
