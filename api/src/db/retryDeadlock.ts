import { databaseCodeOf } from './databaseCodeOf.ts';

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
