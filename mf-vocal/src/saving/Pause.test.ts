import { describe, expect, it, jest } from '@jest/globals';
import { FakeClock } from '../testing/saving/FakeClock.ts';
import { Pause } from './Pause.ts';

const limits = { ms: 300, limitMs: 900 };

describe('Pause', () => {
  it('runs after the pause, once for all calls before', async () => {
    const clock = new FakeClock();
    const run = jest.fn();
    const pause = new Pause(clock, limits, run);
    for (let call = 0; call < 3; call += 1) {
      pause.restart();
      await clock.pass(200);
    }
    expect(run).not.toHaveBeenCalled();
    await clock.pass(100);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs with the call that exceeds the limit, in a page that gets to no timer', () => {
    let now = 0;
    const run = jest.fn();
    const pause = new Pause({ now: () => now, after: () => () => undefined }, limits, run);
    for (; now < 900; now += 100) pause.restart();
    expect(run).not.toHaveBeenCalled();
    pause.restart();
    expect(run).toHaveBeenCalledTimes(1);
    now += 100;
    pause.restart();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
