import { DrizzleQueryError } from 'drizzle-orm';

/** An error that is safe to log: a failed query without its values, which can be email addresses or passwords. */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const cause = error.cause ?? new Error('The query failed.');
  return Object.assign(cause, { query: error.query });
}
