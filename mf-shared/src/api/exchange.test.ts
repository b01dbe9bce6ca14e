import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { callTimeoutMs } from './ajax.ts';
import { exchange } from './exchange.ts';

type Init = RequestInit & { headers?: Record<string, string> };

function responding(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetch = jest.fn(async (_path: string, _init: Init) => ({
    ok: status < 400,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    json: async () => body,
  }));
  Object.assign(globalThis, { fetch });
  return fetch;
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('exchange', () => {
  it('sends a body as JSON with the headers of the call, and returns body and headers of the response', async () => {
    const fetch = responding(200, { success: true }, { etag: '"8"' });
    const response = await exchange('PUT', '/api/vocal/posts/1', {
      body: { name: 'A' },
      headers: { 'if-match': '"7"' },
    });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'PUT',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'if-match': '"7"' },
      body: '{"name":"A"}',
    });
    expect(response).toMatchObject({ status: 200, body: { success: true } });
    expect(response.header('etag')).toBe('"8"');
    expect(response.header('age')).toBeNull();
  });

  it('sends no body and no content type if the call has no body', async () => {
    const fetch = responding(200, { success: true });
    await exchange('DELETE', '/api/vocal/posts/1');
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', headers: undefined, body: undefined });
  });

  it('rejects a refusal with its status, its message and its problem', async () => {
    const problem = { error: 'Changed elsewhere.', code: 'changed-elsewhere', post: { id: '1' } };
    responding(412, problem);
    await expect(exchange('PUT', '/api/vocal/posts/1')).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Changed elsewhere.',
      status: 412,
      problem,
    });
  });

  it('rejects without a status if the response is late', async () => {
    jest.useFakeTimers();
    Object.assign(globalThis, {
      fetch: (_path: string, { signal }: Init) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    });
    const failure = exchange('GET', '/api/vocal/posts/1').catch((error: unknown) => error);
    jest.advanceTimersByTime(callTimeoutMs);
    expect(await failure).toMatchObject({ name: 'ApiError', status: undefined });
  });
});
