import { describe, expect, it } from '@jest/globals';
import { ObsoleteStartError, prepareWithRetries } from './prepareWithRetries.ts';

type Outcome = 'good' | Error | 'never';

/** Starts that go as they are listed. @returns what happened */
function attempts(
  outcomes: readonly Outcome[],
  { apiUp = (): boolean => true, obsoleteAfter = Number.POSITIVE_INFINITY } = {},
) {
  const pauses: number[] = [];
  let made = 0;
  let ended = 0;
  const result = prepareWithRetries(
    () => {
      const outcome = outcomes[made];
      made += 1;
      return {
        number: made,
        async prepare() {
          if (outcome === 'never') await new Promise(() => undefined);
          if (outcome instanceof Error) throw outcome;
        },
        kill: () => {
          ended += 1;
        },
      };
    },
    {
      isApiUp: async () => apiUp(),
      isObsolete: () => made >= obsoleteAfter,
      log: { warn: () => undefined },
      wait: async (ms) => {
        if (ms >= 250) pauses.push(ms);
        await new Promise((resolve) => setImmediate(resolve));
      },
    },
  );
  return { result, pauses, counts: () => ({ made, ended }) };
}
const hiccup = new Error('A worker exited with code null before it was ready');

describe('a start', () => {
  it('that fails by accident is tried again, after a pause', async () => {
    const { result, pauses } = attempts([hiccup, hiccup, 'good']);
    expect(await result).toMatchObject({ number: 3 });
    expect(pauses).toEqual([250, 4_000]);
  });

  it('that fails three times is given up for its last reason', async () => {
    const last = new Error('mf_post/post cannot be loaded');
    const { result, counts } = attempts([hiccup, hiccup, last]);
    await expect(result).rejects.toBe(last);
    expect(counts().made).toBe(3);
  });

  it('that fails while the api is away does not count, and is repeated once the api is there', async () => {
    let asked = 0;
    const { result, counts } = attempts([hiccup, 'good'], {
      apiUp: () => {
        asked += 1;
        return asked > 10;
      },
    });
    expect(await result).toMatchObject({ number: 2 });
    expect(asked).toBeGreaterThan(10);
    expect(counts().made).toBe(2);
  });

  it('that fails just before the api is back does not count either', async () => {
    let asked = 0;
    const { result, pauses } = attempts([hiccup, 'good'], {
      apiUp: () => {
        asked += 1;
        return asked > 1;
      },
    });
    expect(await result).toMatchObject({ number: 2 });
    expect(pauses).toEqual([]);
  });

  it('that waits for the api ends as soon as another set is desired', async () => {
    const { result } = attempts([hiccup], { apiUp: () => false, obsoleteAfter: 1 });
    await expect(result).rejects.toBeInstanceOf(ObsoleteStartError);
  });

  it('that hangs is ended as soon as another set is desired', async () => {
    const { result, counts } = attempts(['never'], { obsoleteAfter: 1 });
    await expect(result).rejects.toBeInstanceOf(ObsoleteStartError);
    expect(counts()).toEqual({ made: 1, ended: 1 });
  });
});
