/**
 * Whether a call failed because there is no such thing: the api knows none, or does not take its name as one. By status
 * and not by class, as the server's errors are of the shell's own copy.
 */
export function isMissing(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === 404 || status === 400;
}
