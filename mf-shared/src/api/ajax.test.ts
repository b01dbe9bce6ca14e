import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { z } from 'zod';
import { reservedKeys, responseSchemaOf } from '../domain/index.ts';
import { ajax, callTimeoutMs, formTimeoutMs } from './ajax.ts';
import { type Api, createApi } from './api.ts';
import type { ApiError } from './transport.ts';

type StubResponse = { ok: boolean; status: number; json: () => Promise<unknown> };

function answering(status: number, body: unknown) {
  const response: StubResponse = { ok: status < 400, status, json: async () => body };
  const fetch = jest.fn<(path: string, init: RequestInit) => Promise<StubResponse>>(async () => response);
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
    expect(fetch).toHaveBeenCalledWith(
      '/api/posts/list',
      expect.objectContaining({
        method: 'GET',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
      }),
    );
  });

  it('sends a body as JSON with a POST, and no body if there is none', async () => {
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
    [422, 'Use at least 10 characters.'],
  ])('rejects a response %i with "%s"', async (status, message) => {
    answering(status, { success: false, error: 'Use at least 10 characters.' });
    await expect(ajax.get('/api/x')).rejects.toMatchObject({ name: 'ApiError', message, status });
  });

  it('sends a form as it is', async () => {
    const fetch = answering(200, { success: true });
    const form = new FormData();
    await ajax.post('/api/vocal/auth/uploadImage', form);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'same-origin', body: form });
    expect(fetch.mock.calls[0]?.[1].headers).toBeUndefined();
  });

  it('rejects if there is no response, with the reason as the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    Object.assign(globalThis, { fetch: () => Promise.reject(cause) });
    const error = await ajax.get('/api/x').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'ApiError', message: 'Server error fetching data', status: undefined, cause });
  });

  it('rejects with the status of an error whose body is not JSON', async () => {
    Object.assign(globalThis, {
      fetch: async () => ({ ok: false, status: 502, json: () => Promise.reject(new SyntaxError('<html>')) }),
    });
    await expect(ajax.get('/api/x')).rejects.toThrow('Server error fetching data');
  });
});

/**
 * Server that accepts each call and never finishes its response. With `headers`, it sends the status, but never the
 * body.
 */
function silent({ headers = false } = {}) {
  const ended = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  Object.assign(globalThis, {
    fetch: async (_path: string, { signal }: RequestInit) =>
      headers ? { ok: true, status: 200, json: () => ended(signal) } : ended(signal),
  });
}

describe('a call without a response', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const outcomeOf = (call: Promise<unknown>) => {
    const outcome = { error: undefined as unknown };
    call.catch((error: unknown) => {
      outcome.error = error;
    });
    return outcome;
  };
  const lateness = {
    name: 'ApiError',
    message: 'Server error fetching data',
    status: undefined,
    cause: { name: 'TimeoutError' },
  };

  it.each([
    ['a GET', {}, () => ajax.get('/api/x'), callTimeoutMs],
    ['a GET whose answer stops half-way', { headers: true }, () => ajax.get('/api/x'), callTimeoutMs],
    ['a POST', {}, () => ajax.post('/api/x', {}), callTimeoutMs],
    ['a GET with a limit of its own', {}, () => ajax.get('/api/x', { timeoutMs: 50 }), 50],
    ['a form', {}, () => ajax.post('/api/x', new FormData()), formTimeoutMs],
  ])('fails at its time limit: %s', async (_case, how, call, limit) => {
    silent(how);
    const outcome = outcomeOf(call());
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(outcome.error).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(outcome.error).toMatchObject(lateness);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(['before it begins', 'under way'])(
    "ends with the reason of its caller's signal, aborted %s",
    async (when) => {
      silent();
      const left = new AbortController();
      const reason = new Error('The reader has left the page');
      if (when === 'before it begins') left.abort(reason);
      const call = ajax.get('/api/x', { signal: left.signal });
      left.abort(reason);
      await expect(call).rejects.toBe(reason);
      expect(jest.getTimerCount()).toBe(0);
    },
  );
});

/** Response that is valid for every call. */
const wholeResponse = {
  ...{ posts: [], categories: [], channels: [], authors: [], tags: [] },
  ...{ post: {}, category: {}, channel: {}, author: {}, tag: {}, promo: null, user: null },
};

describe('createApi', () => {
  it.each([...reservedKeys])('rejects the key "%s" without a call', async (key) => {
    const fetch = answering(200, wholeResponse);
    const api = createApi(ajax);
    for (const call of [api.post, api.category, api.channel, api.author, api.tag])
      await expect(call(key)).rejects.toMatchObject({ name: 'ApiError', message: 'Not found', status: 404 });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each<[keyof Api, unknown[], string, unknown]>([
    ['post', ['a-post'], 'post', undefined],
    ['post', ['a-post'], 'post', null],
    ['posts', [{}], 'posts', null],
    ['posts', [{}], 'posts', {}],
    ['mostViewed', [{}], 'posts', undefined],
    ['nextPost', ['7', ''], 'post', undefined],
    ['categories', [], 'categories', undefined],
    ['category', ['film'], 'category', undefined],
    ['channels', [], 'channels', 'x'],
    ['channel', ['matinee'], 'channel', undefined],
    ['authors', [], 'authors', undefined],
    ['author', ['ada'], 'author', undefined],
    ['tags', [], 'tags', undefined],
    ['tag', ['noir'], 'tag', undefined],
    ['promo', [], 'promo', undefined],
    ['currentUser', [], 'user', undefined],
  ])('rejects clearly when the response to %s %j has for "%s" %j', async (name, given, field, value) => {
    answering(200, { ...wholeResponse, [field]: value });
    const call = createApi(ajax)[name] as (...given: unknown[]) => Promise<unknown>;
    await expect(call(...given)).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Server error fetching data',
      problem: { path: expect.stringMatching(/^\/api\//), pointer: `/${field}` },
      cause: { message: expect.stringContaining(`/${field}`) },
    });
  });

  it('has a schema with the checked field for each response', async () => {
    const given: Partial<Record<keyof Api, unknown[]>> = {
      posts: [{}],
      mostViewed: [{}],
      nextPost: ['7', ''],
    };
    const api = createApi(ajax);
    const reads = Object.keys(api).filter((name) => !/^(?:account|create|sign)/.test(name)) as (keyof Api)[];
    for (const name of reads) {
      const fetch = answering(200, {});
      const call = api[name] as (...given: unknown[]) => Promise<unknown>;
      const error = await call(...(given[name] ?? ['a-key'])).catch((reason: unknown) => reason);
      const { pointer } = (error as ApiError).problem as { pointer: string };
      const schema = responseSchemaOf(String(fetch.mock.calls[0]?.[0]));
      expect([name, Object.keys((schema as z.ZodObject | undefined)?.shape ?? {})]).toEqual([
        name,
        expect.arrayContaining([pointer.slice(1)]),
      ]);
    }
  });

  it('passes on the signal and the time limit of a call', async () => {
    silent();
    const left = new AbortController();
    const call = createApi(ajax).posts({ limit: 16 }, { signal: left.signal });
    left.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(createApi(ajax).promo({ timeoutMs: 5 })).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
  });

  it('sends only the given filters of a post list', async () => {
    const fetch = answering(200, { posts: [], totalPages: 0, total: 0 });
    await createApi(ajax).posts({ limit: 16, page: 2, editorPick: true, categoryKey: undefined });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/posts/list?limit=16&page=2&editorPick=true');
  });

  it.each<[keyof Api, unknown[], string]>([
    ['authors', [{ limit: 5 }], '/api/authors/list?limit=5'],
    ['authors', [], '/api/authors/list'],
    ['author', ['imogen-varga'], '/api/authors/imogen-varga'],
    ['channels', [], '/api/channels/list'],
    ['channel', ['matinee'], '/api/channels/matinee'],
    ['tags', [{ q: 'no' }], '/api/tags?q=no'],
    ['tags', [], '/api/tags'],
    ['tag', ['noir'], '/api/tags/noir'],
    ['posts', [{ search: 'a&b' }], '/api/posts/list?search=a%26b'],
    ['post', ['last-reel'], '/api/posts/last-reel'],
    ['nextPost', ['7', '2026-10-03T14:05:00Z'], '/api/posts/next/7?publishedAt=2026-10-03T14%3A05%3A00Z'],
    ['mostViewed', [{ limit: 5, postType: 'video' }], '/api/posts/mostViewed?limit=5&postType=video'],
    ['promo', [], '/api/promos/'],
    ['categories', [], '/api/categories/list'],
    ['category', ['film'], '/api/categories/film'],
    ['currentUser', [], '/api/currentUser'],
  ])('%s of %j reads %s', async (name, given, path) => {
    const fetch = answering(200, wholeResponse);
    const read = createApi(ajax)[name] as (...given: unknown[]) => Promise<unknown>;
    await read(...given);
    expect(fetch.mock.calls[0]?.[0]).toBe(path);
    expect(fetch.mock.calls[0]?.[1].method).toBe('GET');
  });

  it('escapes the parts of a path', async () => {
    const fetch = answering(200, wholeResponse);
    await createApi(ajax).post('a/b?c');
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/posts/a%2Fb%3Fc');
  });
});
