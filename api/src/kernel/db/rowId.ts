/** Maximum number of digits that always fits into a bigint and a safe integer. */
const idPattern = /^[1-9]\d{0,14}$/;

/**
 * Parses a row's id from a path segment that can be an id or a key. A text that is not an id becomes 0, which no row
 * has.
 */
export function rowId(text: string): number {
  return idPattern.test(text) ? Number(text) : 0;
}
