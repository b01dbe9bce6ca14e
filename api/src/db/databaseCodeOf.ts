import { isNativeError } from 'node:util/types';

/** The first code of an error or of its causes, for example `23505` of PostgreSQL; undefined without one. */
export function databaseCodeOf(error: unknown): string | undefined {
  for (let cause = error; isNativeError(cause); cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return undefined;
}
