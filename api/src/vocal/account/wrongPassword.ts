import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** The refusal of a password that does not confirm a change. @param field of the body that has it */
export function wrongPassword(field: string): ProblemError {
  const message = 'This is not your password.';
  return new ProblemError(422, 'invalid', message, {
    errors: [{ pointer: `/${field}`, code: 'wrong-password', message }],
  });
}
