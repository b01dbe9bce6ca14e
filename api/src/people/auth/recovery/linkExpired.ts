import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** Returns the error for an unknown, used or expired token, the same for all three. */
export function linkExpired(): ProblemError {
  return new ProblemError(410, 'link-expired', 'This link has expired or was already used.');
}
