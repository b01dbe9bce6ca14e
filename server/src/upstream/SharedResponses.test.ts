import { describe, expect, it } from '@jest/globals';
import { type ApiResponse, SharedResponses } from './SharedResponses.ts';

function response(name: string, { status = 200, tags = ['list:beat'] } = {}): ApiResponse {
  return { status, body: { categories: [{ name }] }, tags, newest: 0 };
}

function setUp() {
  const clock = { now: 0 };
  const shared = new SharedResponses(() => clock.now);
  const ask = async (text: string, changes?: Parameters<typeof response>[1]) =>
    (await shared.get('beat /api/categories/list', async () => response(text, changes))).body;
  return { clock, shared, ask };
}

const named = (name: string) => ({ categories: [{ name }] });

describe('SharedResponses', () => {
  it('makes one call for concurrent requests, and stores its response for a while', async () => {
    const { clock, ask } = setUp();
    expect(await Promise.all([ask('one'), ask('two')])).toEqual([named('one'), named('one')]);
    clock.now = 29_000;
    expect(await ask('three')).toEqual(named('one'));
    clock.now = 31_000;
    expect(await ask('four')).toEqual(named('four'));
  });

  it('drops only responses with a purged tag', async () => {
    const { shared, ask } = setUp();
    await ask('old', { tags: ['list:beat', 'category:beat/live'] });
    shared.purge(['post:1']);
    expect(await ask('other')).toEqual(named('old'));
    shared.purge(['category:beat/live']);
    expect(await ask('new')).toEqual(named('new'));
  });

  it('drops everything after a gap in purge events', async () => {
    const { shared, ask } = setUp();
    await ask('old');
    shared.purgeAll();
    expect(await ask('new')).toEqual(named('new'));
  });

  it.each([
    ['does not answer', () => Promise.reject(new Error('down'))],
    ['fails', async () => response('error', { status: 503 })],
  ])('serves the previous response, marked as such, while the api %s', async (_how, askInVain) => {
    const { clock, shared, ask } = setUp();
    await ask('old');
    shared.purge(['list:beat']);
    expect(await shared.get('beat /api/categories/list', askInVain)).toMatchObject({
      status: 200,
      body: named('old'),
      tags: ['list:beat'],
      isOutdated: true,
    });
    clock.now += 3_001;
    expect(await ask('new')).toEqual(named('new'));
    expect(await shared.get('beat /api/categories/list', askInVain)).not.toHaveProperty('isOutdated');
  });

  it('neither stores nor shares a response that was under way during a purge', async () => {
    const { shared, ask } = setUp();
    let resolveSlow: (slowResponse: ApiResponse) => void = () => undefined;
    const slow = shared.get('beat /api/categories/list', () => new Promise((resolve) => (resolveSlow = resolve)));
    shared.purge(['list:beat']);
    expect(await ask('new')).toEqual(named('new'));
    resolveSlow(response('old'));
    expect((await slow).body).toEqual(named('old'));
    expect(await ask('newer')).toEqual(named('new'));
  });

  it('stores no failure', async () => {
    const { shared, ask } = setUp();
    await expect(shared.get('beat /api/categories/list', () => Promise.reject(new Error('down')))).rejects.toThrow();
    await ask('missing', { status: 404 });
    expect(await ask('found')).toEqual(named('found'));
  });

  it('protects responses from changes by a page', async () => {
    const { ask } = setUp();
    await ask('one');
    const { categories } = (await ask('two')) as ReturnType<typeof named>;
    expect(() => categories.push({ name: 'mine' })).toThrow(TypeError);
  });
});
