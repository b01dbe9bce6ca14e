import { isNativeError } from 'node:util/types';

const deadlock = '40P01';
const attempts = 3;

/**
 * Runs a transaction again when PostgreSQL ended it to resolve a deadlock. Merges lock tags before posts and saves lock
 * posts before tags, so the two can wait for each other.
 */
export async function retryDeadlock<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === attempts || databaseCodeOf(error) !== deadlock) throw error;
    }
  }
}

/** Returns the first code of an error or of its causes, for example PostgreSQL's `23505`. */
function databaseCodeOf(error: unknown): string | undefined {
  for (let cause = error; isNativeError(cause); cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return undefined;
}
