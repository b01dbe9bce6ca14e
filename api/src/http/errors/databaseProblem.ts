import { isNativeError } from 'node:util/types';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

const retryAfterSeconds = '5';

/** Errors of the network and of a server that is starting, stopping or full (PostgreSQL classes 08, 53 and 57P). */
const unavailable = /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|08...|53...|57P..)$/;
const poolExhausted =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/** Values that PostgreSQL cannot take, such as a zero byte in a text (class 22). */
const unusableValue = /^22...$/;
const queryCancelled = '57014';

/** Translates a database error; undefined for other errors and for faults of our own. */
export function databaseProblem(error: unknown): ProblemError | undefined {
  for (let cause = error; isNativeError(cause); cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (code === queryCancelled) return busy('The database took too long.', error);
    if (unavailable.test(code) || poolExhausted.test(cause.message)) return busy('The database is unavailable.', error);
    if (unusableValue.test(code))
      return new ProblemError(400, 'invalid-value', 'A value in the request is not allowed.', { cause: error });
  }
  return undefined;
}

function busy(message: string, cause: unknown): ProblemError {
  return new ProblemError(503, 'unavailable', message, { headers: { 'retry-after': retryAfterSeconds }, cause });
}
