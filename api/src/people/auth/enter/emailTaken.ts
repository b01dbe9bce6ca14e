import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** Returns the error for an email address that another account has. */
export function emailTaken(): ProblemError {
  const message = 'An account with this email address already exists.';
  return new ProblemError(409, 'email-taken', message, { errors: [{ pointer: '/email', code: 'taken', message }] });
}
