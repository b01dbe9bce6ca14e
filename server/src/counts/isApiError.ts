const mostCauses = 5;

/** Whether an error or one of its causes is a failed call to the api. Such an error is not the fault of a release. */
export function isApiError(error: unknown): boolean {
  let current = error;
  for (let depth = 0; depth < mostCauses && current instanceof Error; depth += 1) {
    // By name: each release set has a copy of the class.
    if (current.name === 'ApiError') return true;
    current = current.cause;
  }
  return false;
}
