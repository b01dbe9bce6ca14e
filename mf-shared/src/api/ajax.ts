import { answerError, type PostOptions, type Transport } from './transport.ts';
import { withDeadline } from './withDeadline.ts';

/** Milliseconds after which a call without a complete response fails. */
export const callTimeoutMs = 15_000;
/** Time limit of a form call. It is longer because a form may upload a picture over a slow connection. */
export const formTimeoutMs = 600_000;

function call<T>(
  method: 'GET' | 'POST',
  path: string,
  { signal, timeoutMs = callTimeoutMs, ...init }: RequestInit & PostOptions = {},
): Promise<T> {
  if (typeof window === 'undefined') return Promise.reject(new Error(`Cannot make AJAX ${method} from server...`));
  return withDeadline(timeoutMs, signal, async (ending) => {
    const response = await fetch(path, { ...init, method, credentials: 'same-origin', signal: ending });
    if (response.ok) return await response.json();
    throw answerError(response.status, await response.json().catch(() => null));
  });
}

const json = { 'content-type': 'application/json' };

/**
 * Calls of the browser, with same-origin credentials and a time limit. Bodies are JSON or a form. A failed call rejects
 * with an `ApiError` in the words of the error catalogue. `ajaxCalls.ts` has variants that do not reject.
 */
export const ajax: Transport = {
  get: (path, options) => call('GET', path, { ...options, headers: json }),
  post(path, body, options) {
    if (body === undefined) return call('POST', path, options);
    if (body instanceof FormData) return call('POST', path, { timeoutMs: formTimeoutMs, ...options, body });
    return call('POST', path, { ...options, headers: { ...json, ...options?.headers }, body: JSON.stringify(body) });
  },
};
