import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { type Readiness, useEmbedPhase } from './useEmbedPhase.ts';

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

const startedIf = (initialProps: { isStarted: boolean; isReady: Readiness }) =>
  renderHook(({ isStarted, isReady }) => useEmbedPhase(isStarted, isReady), { initialProps });

describe('useEmbedPhase', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('goes from the poster to the player in two steps of 250 ms, the second one once it is ready', () => {
    const { result, rerender } = startedIf({ isStarted: false, isReady: null });
    wait(60_000);
    expect(result.current).toBe('poster');
    rerender({ isStarted: true, isReady: null });
    expect(result.current).toBe('spinner');
    wait(250);
    expect(result.current).toBe('loading');
    wait(60_000);
    expect(result.current).toBe('loading');
    rerender({ isStarted: true, isReady: true });
    expect(result.current).toBe('both');
    wait(250);
    expect(result.current).toBe('player');
  });

  it('continues and never goes back when its trigger is gone', () => {
    const { result, rerender } = startedIf({ isStarted: true, isReady: null });
    wait(100);
    rerender({ isStarted: false, isReady: true });
    wait(150);
    expect(result.current).toBe('both');
    wait(60_000);
    expect(result.current).toBe('player');
  });

  it('ends with the poster for a player that never becomes ready', () => {
    const { result } = startedIf({ isStarted: true, isReady: false });
    wait(250);
    expect(result.current).toBe('failed');
  });
});
