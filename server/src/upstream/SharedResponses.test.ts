import { describe, expect, it } from '@jest/globals';
import { type ApiResponse, SharedResponses } from './SharedResponses.ts';

function answer(name: string, { status = 200, tags = ['list:beat'] } = {}): ApiResponse {
  return { status, body: { categories: [{ name }] }, tags, newest: 0 };
}

function setUp() {
  const clock = { now: 0 };
  const answers = new SharedResponses(() => clock.now);
  const ask = async (text: string, changes?: Parameters<typeof answer>[1]) =>
    (await answers.get('beat /api/categories/list', async () => answer(text, changes))).body;
  return { clock, answers, ask };
}

const named = (name: string) => ({ categories: [{ name }] });

describe('SharedResponses', () => {
  it('asks once for all who want to know at the same time, and not again for a while', async () => {
    const { clock, ask } = setUp();
    expect(await Promise.all([ask('one'), ask('two')])).toEqual([named('one'), named('one')]);
    clock.now = 29_000;
    expect(await ask('three')).toEqual(named('one'));
    clock.now = 31_000;
    expect(await ask('four')).toEqual(named('four'));
  });

  it('forgets what has a purged tag, and nothing else', async () => {
    const { answers, ask } = setUp();
    await ask('old', { tags: ['list:beat', 'category:beat/live'] });
    expect(answers.purge(['post:1'])).toBe(0);
    expect(await ask('other')).toEqual(named('old'));
    expect(answers.purge(['category:beat/live'])).toBe(1);
    expect(await ask('new')).toEqual(named('new'));
  });

  it('trusts nothing after a gap in purge events', async () => {
    const { answers, ask } = setUp();
    await ask('old');
    answers.purgeAll();
    expect(await ask('new')).toEqual(named('new'));
  });

  it.each([
    ['does not answer', () => Promise.reject(new Error('down'))],
    ['fails', async () => answer('error', { status: 503 })],
  ])('while the api %s serves the answer of before, and says so', async (_how, askInVain) => {
    const { clock, answers, ask } = setUp();
    await ask('old');
    answers.purge(['list:beat']);
    expect(await answers.get('beat /api/categories/list', askInVain)).toMatchObject({
      status: 200,
      body: named('old'),
      tags: ['list:beat'],
      isOutdated: true,
    });
    clock.now += 3_001;
    expect(await ask('new')).toEqual(named('new'));
    expect(await answers.get('beat /api/categories/list', askInVain)).not.toHaveProperty('isOutdated');
  });

  it('neither keeps nor shares an answer that was on its way when a purge came', async () => {
    const { answers, ask } = setUp();
    let tell: (told: ApiResponse) => void = () => undefined;
    const slow = answers.get('beat /api/categories/list', () => new Promise((resolve) => (tell = resolve)));
    answers.purge(['list:beat']);
    expect(await ask('new')).toEqual(named('new'));
    tell(answer('old'));
    expect((await slow).body).toEqual(named('old'));
    expect(await ask('newer')).toEqual(named('new'));
  });

  it('keeps no failure', async () => {
    const { answers, ask } = setUp();
    await expect(answers.get('beat /api/categories/list', () => Promise.reject(new Error('down')))).rejects.toThrow();
    await ask('missing', { status: 404 });
    expect(await ask('found')).toEqual(named('found'));
  });

  it('lets no page change what others read', async () => {
    const { ask } = setUp();
    await ask('one');
    const { categories } = (await ask('two')) as ReturnType<typeof named>;
    expect(() => categories.push({ name: 'mine' })).toThrow(TypeError);
  });
});
