import { ApiError, noAnswerError } from './transport.ts';

/**
 * Runs a call within a time limit.
 * @param timeoutMs limits the whole call, body included
 * @param signal aborts the call, which then rejects with the signal's reason
 * @throws the ApiError of the call, or an ApiError without a status for any other failure
 */
export async function withDeadline<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  run: (ending: AbortSignal) => Promise<T>,
): Promise<T> {
  // Implemented here, because not all supported browsers have AbortSignal.any.
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(
    () => ending.abort(new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  );
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  try {
    return await run(ending.signal);
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof ApiError ? cause : noAnswerError(cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
