import { ApiError, answerError, noAnswerError, type PostOptions, type Transport } from './transport.ts';

/** Milliseconds after which a call without a whole response has failed. */
export const callTimeoutMs = 15_000;
/** The same for a form: it may carry a picture over a slow line. */
export const formTimeoutMs = 600_000;

/** @param timeoutMs limits the whole call, body included */
async function call<T>(
  method: 'GET' | 'POST',
  path: string,
  { signal, timeoutMs = callTimeoutMs, ...init }: RequestInit & PostOptions = {},
): Promise<T> {
  if (typeof window === 'undefined') throw new Error(`Cannot make AJAX ${method} from server...`);
  // By hand, as not all browsers that we serve have AbortSignal.any.
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(
    () => ending.abort(new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  );
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  try {
    const response = await fetch(path, { ...init, method, credentials: 'same-origin', signal: ending.signal });
    if (response.ok) return await response.json();
    throw answerError(response.status, await response.json().catch(() => null));
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof ApiError ? cause : noAnswerError(cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

const json = { 'content-type': 'application/json' };

/**
 * The browser's calls: same-origin credentials, JSON both ways, a time limit on each. They reject with the messages of the
 * error catalogue; `ajaxCalls.ts` has the forms that do not reject.
 */
export const ajax: Transport = {
  get: (path, options) => call('GET', path, { ...options, headers: json }),
  post(path, body, options) {
    if (body === undefined) return call('POST', path, options);
    if (body instanceof FormData) return call('POST', path, { timeoutMs: formTimeoutMs, ...options, body });
    return call('POST', path, { ...options, headers: { ...json, ...options?.headers }, body: JSON.stringify(body) });
  },
};
