import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withinDeadline } from './withinDeadline.ts';

const never = new Promise<string>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a deadline', () => {
  it('ends a hanging step, and names it', async () => {
    const waiting = withinDeadline(5_000, 'The page /a-post', never);
    const outcome = expect(waiting).rejects.toMatchObject({
      message: 'The page /a-post was not ready within 5000 ms',
      status: 503,
    });
    jest.advanceTimersByTime(5_000);
    await outcome;
  });

  it.each([
    ['a page', Promise.resolve('page'), 'page'],
    ['an error', Promise.reject(new Error('no such post')), 'Error: no such post'],
  ])('passes %s on that arrives in time, and leaves no timer', async (_what, promise, outcome) => {
    const settled = await withinDeadline(5_000, 'The page', promise).catch(String);
    expect(settled).toBe(outcome);
    await Promise.resolve();
    expect(jest.getTimerCount()).toBe(0);
  });
});
