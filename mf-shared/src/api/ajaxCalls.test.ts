import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ajaxGet, ajaxPost } from './ajaxCalls.ts';

function answering(status: number, body: unknown) {
  Object.assign(globalThis, { fetch: async () => ({ ok: status < 400, status, json: async () => body }) });
}

/** Resolves with the arguments of the callback. */
const called = <T>(path: string) =>
  new Promise<[Error | null, T | undefined]>((resolve) => {
    ajaxGet<T>(path, (error, response) => resolve([error, response]));
  });

const failures: [number, string][] = [
  [404, 'Not found'],
  [500, 'Server error fetching data'],
  [503, 'Server error fetching data'],
];

describe('calls that do not reject', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  it('give the response', async () => {
    answering(200, { posts: [] });
    expect(await ajaxGet('/api/posts/list')).toEqual({ posts: [] });
    expect(await ajaxPost('/api/posts/createImpression', { postId: '1', authorId: '2' })).toEqual({ posts: [] });
    expect(await called('/api/posts/list')).toEqual([null, { posts: [] }]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each(failures)('pass a response %i of a GET to the callback as "%s", and log nothing', async (status, message) => {
    answering(status, null);
    const [error, response] = await called('/api/x');
    expect(error).toMatchObject({ message, status });
    expect(response).toBeUndefined();
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each(failures)('log a response %i of a GET and return "%s" as its result', async (status, message) => {
    answering(status, null);
    const result = await ajaxGet('/api/x');
    expect(result).toBeInstanceOf(Error);
    expect(result).toMatchObject({ message });
    expect(console.error).toHaveBeenCalledWith(result);
  });

  it('log a POST that fails and return its error as the result', async () => {
    answering(422, { success: false, error: 'That is no post.' });
    const result = await ajaxPost('/api/posts/createImpression', {});
    expect(result).toMatchObject({ message: 'That is no post.', status: 422 });
    expect(console.error).toHaveBeenCalledWith(result);
  });
});
