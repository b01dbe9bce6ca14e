/**
 * Returns the api's message about a failed call, which says what the writer can do.
 * @param otherwise message for a call without a response, and for a response without a message
 */
export function apiMessage(error: unknown, otherwise: string): string {
  const problem = error instanceof Error && 'problem' in error ? error.problem : null;
  const hasMessage = typeof problem === 'object' && problem !== null && 'error' in problem;
  return hasMessage ? String(problem.error) : otherwise;
}
