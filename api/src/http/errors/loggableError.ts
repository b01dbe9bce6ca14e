import { DrizzleQueryError } from 'drizzle-orm';

/** What may be logged of an error: a failed query without its values, which can be anybody's address or password. */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const cause = error.cause ?? new Error('The query failed.');
  return Object.assign(cause, { query: error.query });
}
