/**
 * True if a call failed because the entity does not exist, or because the api rejects its key. Compares the status and
 * not the class, because the errors of the server come from its own copy of the class.
 */
export function isMissing(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === 404 || status === 400;
}
