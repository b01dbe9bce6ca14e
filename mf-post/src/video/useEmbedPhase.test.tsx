import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useEmbedPhase } from './useEmbedPhase.ts';

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

describe('useEmbedPhase', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('goes from the poster to the player in two steps of 250 ms', () => {
    const { result, rerender } = renderHook(useEmbedPhase, { initialProps: false });
    wait(60_000);
    expect(result.current).toBe('poster');
    rerender(true);
    expect(result.current).toBe('spinner');
    wait(250);
    expect(result.current).toBe('both');
    wait(250);
    expect(result.current).toBe('player');
  });

  it('goes on, and never back, when what started it is gone', () => {
    const { result, rerender } = renderHook(useEmbedPhase, { initialProps: true });
    wait(100);
    rerender(false);
    wait(150);
    expect(result.current).toBe('both');
    wait(60_000);
    expect(result.current).toBe('player');
  });
});
