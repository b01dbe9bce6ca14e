import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** Returns the error for a wrong password that should confirm a change. @param field of the body with the password */
export function wrongPassword(field: string): ProblemError {
  const message = 'This password is wrong.';
  return new ProblemError(422, 'invalid', message, {
    errors: [{ pointer: `/${field}`, code: 'wrong-password', message }],
  });
}
