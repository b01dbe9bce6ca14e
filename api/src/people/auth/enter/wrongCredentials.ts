import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** Returns the error for a wrong password, and for an unknown account. */
export function wrongCredentials(): ProblemError {
  return new ProblemError(401, 'wrong-credentials', 'The email address or the password is wrong.');
}
