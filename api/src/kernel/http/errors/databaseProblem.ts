import { isNativeError } from 'node:util/types';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

const retryAfterSeconds = '5';

/**
 * Codes of network errors, and of a server that is starting, stopping or full (PostgreSQL classes 08, 53 and 57P). A
 * missing database (3D000) counts as well, because it is missing while a backup is restored.
 */
const unavailable = /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|08...|53...|57P..|3D000)$/;
/** Code of a write to a standby server, or to a server whose administrator has forbidden writes. */
const readOnly = '25006';
const poolExhausted =
  /Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** Codes of values that PostgreSQL cannot store, such as a zero byte in a text (class 22). */
const unusableValue = /^22...$/;
const queryCancelled = '57014';
const deadlock = '40P01';
/** Code of a reference to a deleted row, and of the deletion of a row that others refer to. */
const foreignKeyViolation = '23503';

/**
 * Translates a database error into a problem for the caller. Returns undefined for other errors, and for errors in our
 * own SQL.
 */
export function databaseProblem(error: unknown): ProblemError | undefined {
  for (let cause = error; isNativeError(cause); cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (code === readOnly)
      return new ProblemError(503, 'read-only', 'We cannot save changes at the moment. Try again later.', {
        headers: { 'retry-after': retryAfterSeconds },
        cause: error,
      });
    if (code === queryCancelled) return busy('The database took too long.', error);
    if (code === deadlock) return busy('Another change of the same data came first.', error);
    if (code === foreignKeyViolation) {
      const message =
        'Something that this change refers to was removed or used in the meantime. Reload the page and repeat the change.';
      return new ProblemError(409, 'removed-meanwhile', message, { cause: error });
    }
    if (unavailable.test(code) || poolExhausted.test(cause.message)) return busy('The database is unavailable.', error);
    if (unusableValue.test(code))
      return new ProblemError(400, 'invalid-value', 'A value in the request is not allowed.', { cause: error });
  }
  return undefined;
}

function busy(message: string, cause: unknown): ProblemError {
  return new ProblemError(503, 'unavailable', message, { headers: { 'retry-after': retryAfterSeconds }, cause });
}
