import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ajax } from './ajax.ts';
import { createApi } from './api.ts';

type Answer = { ok: boolean; status: number; json: () => Promise<unknown> };

function answering(status: number, body: unknown) {
  const answer: Answer = { ok: status < 400, status, json: async () => body };
  const fetch = jest.fn<(path: string, init: RequestInit) => Promise<Answer>>(async () => answer);
  Object.assign(globalThis, { fetch });
  return fetch;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('ajax', () => {
  it('sends same-origin credentials and a JSON content type with a GET', async () => {
    const fetch = answering(200, { posts: [] });
    await expect(ajax.get('/api/posts/list')).resolves.toEqual({ posts: [] });
    expect(fetch).toHaveBeenCalledWith('/api/posts/list', {
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('sends a body as JSON with a POST, and none without one', async () => {
    const fetch = answering(200, { success: true });
    await ajax.post('/api/vocal/auth/signin', { email: 'a@b.example' });
    await ajax.post('/api/vocal/posts/create');
    expect(fetch.mock.calls.map(([, { body, method }]) => [method, body])).toEqual([
      ['POST', '{"email":"a@b.example"}'],
      ['POST', undefined],
    ]);
  });

  it.each([
    [404, 'Not found'],
    [500, 'Server error fetching data'],
    [503, 'Server error fetching data'],
    [422, 'Please use at least 10 characters.'],
  ])('rejects an answer %i with "%s"', async (status, message) => {
    answering(status, { success: false, error: 'Please use at least 10 characters.' });
    await expect(ajax.get('/api/x')).rejects.toMatchObject({ name: 'ApiError', message, status });
  });

  it('rejects an error whose body is not JSON by its status', async () => {
    Object.assign(globalThis, {
      fetch: async () => ({ ok: false, status: 502, json: () => Promise.reject(new SyntaxError('<html>')) }),
    });
    await expect(ajax.get('/api/x')).rejects.toThrow('Server error fetching data');
  });
});

describe('createApi', () => {
  it('names the filters of a post list and leaves out those not given', async () => {
    const fetch = answering(200, { posts: [], totalPages: 0, total: 0 });
    await createApi(ajax).posts({ limit: 16, page: 2, editorPick: true, categoryKey: undefined });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/posts/list?limit=16&page=2&editorPick=true');
  });

  it('escapes what stands in a path', async () => {
    const fetch = answering(200, { post: null });
    await createApi(ajax).post('a/b?c');
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/posts/a%2Fb%3Fc');
  });
});
