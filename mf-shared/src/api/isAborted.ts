/** Whether a call failed because its page was left meanwhile, which is no failure. */
export function isAborted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}
