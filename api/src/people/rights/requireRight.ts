import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { type Action, permissions, type Refusal, type Rights, refusalOf, type Subject } from '@marquee/shared/domain';
import { notFound } from '../../kernel/http/notFound.ts';
import type { Withholding } from '../accounts/withholdGrants.ts';

type Options = {
  /** Skips the check of the current state. The state may change until the act, which checks again under a lock. */
  exceptState?: boolean;
};

/**
 * @throws ProblemError 404 if the account may not see the subject, 403 for another role, 409 if the state forbids the
 *   action
 */
export function requireRight(
  account: Rights & Withholding,
  action: Action,
  subject: Subject,
  { exceptState = false }: Options = {},
): void {
  const refusal = refusalOf(account, action, subject);
  if (!refusal || (exceptState && refusal.by === 'state')) return;
  if (account.withheld && isOnlyWithheld(account, action, subject)) throw secondFactorRequired();
  throw problemOf(refusal, action);
}

/** True if the account's role permits the action, but is not effective in this session. */
function isOnlyWithheld(account: Rights & Withholding, action: Action, subject: Subject): boolean {
  const grants = [...account.grants, ...(account.withheld ?? [])];
  const refusal = refusalOf({ ...account, grants }, action, subject);
  return !refusal || refusal.by === 'state';
}

function secondFactorRequired(): ProblemError {
  const message =
    'Your role needs a second factor. Set one up on your account page, or sign in again with it, then repeat this.';
  return new ProblemError(403, 'second-factor-required', message);
}

/** Names the subject of an action for a sentence. */
export function subjectName(action: Action): string {
  return names[permissions[action].about];
}

const names = {
  ...{ nothing: 'This', account: 'The account', network: 'This', post: 'This post', story: 'This story' },
  ...{ site: 'The site', hold: 'The hold', payout: 'The payout', adjustment: 'The adjustment' },
};

function problemOf(refusal: Refusal, action: Action): ProblemError {
  const { about } = permissions[action];
  if (refusal.by === 'hidden') return notFound(subjectName(action));
  switch (refusal.code) {
    case 'author-only':
      return new ProblemError(403, 'author-only', `Only the writer of this ${about} can do this.`);
    case 'claimer-only':
      return new ProblemError(403, 'claimer-only', 'Only the moderator who claimed this post can decide about it.');
    case 'moderator-only':
      return new ProblemError(403, 'moderator-only', 'Your roles do not include this for the magazine.');
    case 'operator-only':
      return new ProblemError(
        403,
        'operator-only',
        'Only accountants and administrators of all magazines can handle this money.',
      );
    case 'administrator-only':
      return new ProblemError(403, 'administrator-only', 'Only administrators of all magazines can do this.');
    case 'other-moderator':
      return new ProblemError(403, 'other-moderator', otherModerator[about === 'post' ? 'post' : 'money']);
    case 'claimed':
      return new ProblemError(409, 'claimed', 'Another moderator has claimed this post. Nothing was changed.');
    case 'post-locked':
      return new ProblemError(409, 'post-locked', locked[permissions[action].lock === 'delete' ? 'delete' : 'edit']);
  }
}

const otherModerator = {
  post: 'Another moderator must decide about this post.',
  money: 'Another moderator has to do this: the money is yours, or you began this yourself.',
};
const locked = {
  edit: 'This post cannot be edited now: a moderator has it, it is scheduled, or it is in the trash.',
  delete: 'A moderator is reading this post, so it cannot be deleted now.',
};
