import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** Returns the error for a wrong or used code. A caller does not learn which of them it was. */
export function wrongCode(): ProblemError {
  const message = 'This code is wrong or was already used. Wait for the next code, or enter a recovery code.';
  return new ProblemError(422, 'invalid', message, { errors: [{ pointer: '/code', code: 'wrong-code', message }] });
}
