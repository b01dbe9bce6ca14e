import { describe, expect, it, jest } from '@jest/globals';
import { CallsAhead } from './CallsAhead.ts';

function setting() {
  const get = jest.fn(
    async (_path: string, _options?: { signal?: AbortSignal }): Promise<unknown> => ({ n: get.mock.calls.length }),
  );
  const clock = { now: 0 };
  const calls = new CallsAhead({ get: get as never, post: async () => ({}) as never }, () => clock.now);
  const page = (signal = new AbortController().signal) => calls.until(signal);
  return { get, calls, clock, page };
}

describe('CallsAhead', () => {
  it('gives the page a response that was requested ahead, once', async () => {
    const { get, calls, page } = setting();
    void calls.ahead('/api/posts/fox');
    void calls.ahead('/api/posts/fox');
    expect(await page().get('/api/posts/fox')).toEqual({ n: 1 });
    expect(get).toHaveBeenCalledTimes(1);
    expect(await page().get('/api/posts/fox')).toEqual({ n: 2 });
  });

  it('does not serve a response that is older than half a minute', async () => {
    const { calls, clock, page } = setting();
    await calls.ahead('/api/posts/fox');
    clock.now = 30_000;
    expect(await page().get('/api/posts/fox')).toEqual({ n: 2 });
  });

  it('lets the page repeat a call that failed ahead', async () => {
    const { get, calls, page } = setting();
    get.mockRejectedValueOnce(new Error('down'));
    calls.ahead('/api/posts/fox').catch(() => undefined);
    expect(await page().get('/api/posts/fox')).toEqual({ n: 2 });
  });

  it('ends the calls of a page with its signal', async () => {
    const { get, page } = setting();
    const { signal } = new AbortController();
    await page(signal).get('/api/posts/fox');
    expect(get.mock.calls[0]?.[1]?.signal).toBe(signal);
  });
});
