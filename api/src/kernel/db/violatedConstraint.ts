import { isNativeError } from 'node:util/types';

const uniqueViolation = '23505';

/** Returns the name of the unique constraint that an insert or update violated; undefined for other errors. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; isNativeError(cause); cause = cause.cause)
    if ('code' in cause && cause.code === uniqueViolation && 'constraint' in cause) return String(cause.constraint);
  return undefined;
}
