import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** The refusal of an address that another account has. */
export function emailTaken(): ProblemError {
  const message = 'There is an account with this email address already.';
  return new ProblemError(409, 'email-taken', message, { errors: [{ pointer: '/email', code: 'taken', message }] });
}
