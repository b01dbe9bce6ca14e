import { describe, expect, it, jest } from '@jest/globals';
import { retryAfter } from './retryAfter.ts';

const failing = (times: number) => {
  const attempt = jest.fn<() => Promise<string>>().mockResolvedValue('here');
  for (let count = 1; count <= times; count += 1) attempt.mockRejectedValueOnce(new Error(`failure ${count}`));
  return attempt;
};

describe('retrying', () => {
  it('waits before each attempt until one succeeds', async () => {
    const waited: number[] = [];
    const attempt = failing(1);
    expect(await retryAfter([1_000, 3_000, 9_000], attempt, async (time) => void waited.push(time))).toBe('here');
    expect(waited).toEqual([1_000, 3_000]);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('rejects with the last failure', async () => {
    await expect(retryAfter([1_000, 3_000, 9_000], failing(3), async () => undefined)).rejects.toThrow('failure 3');
  });
});
