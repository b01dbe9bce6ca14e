import { isNativeError } from 'node:util/types';

/** Values that a type cannot hold (class 22), and constraints that will not be met by trying again. */
const refused = /^(22...|23502|23514)$/;

/** Whether the database rejects a value for good, so that a retry cannot help. */
export function isRefusedValue(error: unknown): boolean {
  for (let cause = error; isNativeError(cause); cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && refused.test(cause.code)) return true;
  return false;
}
