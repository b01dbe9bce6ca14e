import { isNativeError } from 'node:util/types';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** Codes of a full disk, an exceeded quota and a read-only file system. */
const noRoom: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Translates a failed write into a problem. Returns undefined for other errors. */
export function diskProblem(error: unknown): ProblemError | undefined {
  for (let cause = error; isNativeError(cause); cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && noRoom.has(cause.code))
      return new ProblemError(503, 'unavailable', 'We cannot store files at the moment. Try again later.', {
        headers: { 'retry-after': '60' },
        cause: error,
      });
  return undefined;
}
