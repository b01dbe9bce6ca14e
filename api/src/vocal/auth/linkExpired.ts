import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** The refusal of a token: the same for an unknown, a used and an expired one. */
export function linkExpired(): ProblemError {
  return new ProblemError(410, 'link-expired', 'This link was used before, or it is too old.');
}
