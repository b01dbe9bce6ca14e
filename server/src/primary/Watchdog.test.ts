import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Watchdog } from './Watchdog.ts';

const onSilence = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onSilence.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a watchdog', () => {
  it('reports once that a worker was silent for ten seconds', () => {
    new Watchdog(onSilence).start();
    jest.advanceTimersByTime(9_999);
    expect(onSilence).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('accepts workers that report now and then', () => {
    const watchdog = new Watchdog(onSilence);
    watchdog.start();
    for (let time = 0; time < 120; time += 9) {
      jest.advanceTimersByTime(9_000);
      watchdog.reset();
    }
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('forgets workers that have left', () => {
    const watchdog = new Watchdog(onSilence);
    watchdog.start();
    watchdog.stop();
    jest.advanceTimersByTime(60_000);
    expect(onSilence).not.toHaveBeenCalled();
  });
});
