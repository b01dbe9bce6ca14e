/**
 * Names the request to a storage and why it failed: the library's own sentence leaves the reason out.
 * @param task completes "The storage did not …".
 * @throws Error with both.
 */
export async function storageCall<Result>(task: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new Error(`The storage did not ${task}: ${reason}`, { cause: error });
  }
}
