import { answerError, noAnswerError, type Transport } from './transport.ts';

async function call<T>(method: 'GET' | 'POST', path: string, init: RequestInit): Promise<T> {
  if (typeof window === 'undefined') throw new Error(`Cannot make AJAX ${method} from server...`);
  const response = await fetch(path, { ...init, method, credentials: 'same-origin' }).catch((cause: unknown) => {
    throw noAnswerError(cause);
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw answerError(response.status, body);
  return body as T;
}

const json = { 'content-type': 'application/json' };

/**
 * The browser's calls: same-origin credentials, JSON both ways. They reject with the messages of the error catalogue;
 * `ajaxCalls.ts` has the forms that do not reject.
 */
export const ajax: Transport = {
  get: (path) => call('GET', path, { headers: json }),
  post(path, body, options) {
    if (body === undefined) return call('POST', path, { ...options });
    if (body instanceof FormData) return call('POST', path, { ...options, body });
    return call('POST', path, { ...options, headers: json, body: JSON.stringify(body) });
  },
};
