import { answerError, type Transport } from './transport.ts';

async function answer<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw answerError(response.status, body);
  return body as T;
}

/**
 * The browser's calls: same-origin credentials, JSON both ways. Outside a browser they fail with
 * 'Cannot make AJAX GET from server...' (or POST).
 */
export const ajax: Transport = {
  async get<T>(path: string) {
    if (typeof window === 'undefined') throw new Error('Cannot make AJAX GET from server...');
    const headers = { 'content-type': 'application/json' };
    return answer<T>(await fetch(path, { credentials: 'same-origin', headers }));
  },
  async post<T>(path: string, body?: unknown) {
    if (typeof window === 'undefined') throw new Error('Cannot make AJAX POST from server...');
    const isForm = body instanceof FormData;
    return answer<T>(
      await fetch(path, {
        method: 'POST',
        credentials: 'same-origin',
        headers: isForm || body === undefined ? {} : { 'content-type': 'application/json' },
        body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
      }),
    );
  },
};
