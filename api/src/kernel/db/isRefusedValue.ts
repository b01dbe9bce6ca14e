import { isNativeError } from 'node:util/types';

/**
 * PostgreSQL codes of values that a type cannot hold (class 22), and of constraint violations that a retry cannot fix.
 */
const refused = /^(22...|23502|23514)$/;

/** Checks whether the database rejected a value permanently, so that a retry cannot help. */
export function isRefusedValue(error: unknown): boolean {
  for (let cause = error; isNativeError(cause); cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && refused.test(cause.code)) return true;
  return false;
}
