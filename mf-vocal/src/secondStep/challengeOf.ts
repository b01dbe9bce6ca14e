/** Returns the challenge of a sign-in that needs a code after the password. Null for any other error. */
export function challengeOf(error: unknown): string | null {
  // Checks fields instead of the class, because the server's errors come from another copy of the class.
  const problem = isRecord(error) ? error.problem : null;
  if (!isRecord(problem) || problem.code !== 'second-factor') return null;
  return typeof problem.challenge === 'string' ? problem.challenge : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
