import { isNativeError } from 'node:util/types';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';

/** No room, a used-up quota, and a file system that was mounted again without writes. */
const noRoom: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Translates the error of a disk that takes nothing; undefined for other errors. */
export function diskProblem(error: unknown): ProblemError | undefined {
  for (let cause = error; isNativeError(cause); cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && noRoom.has(cause.code))
      return new ProblemError(
        503,
        'unavailable',
        'There is no room to store files at the moment. Please try again later.',
        {
          headers: { 'retry-after': '60' },
          cause: error,
        },
      );
  return undefined;
}
