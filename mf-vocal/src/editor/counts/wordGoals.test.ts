import { beforeEach, describe, expect, it } from '@jest/globals';
import { maxGoal, setWordGoal, wordGoal } from './wordGoals.ts';

beforeEach(() => localStorage.clear());

describe('the word goal of a post', () => {
  it('stays in the browser until it is removed', () => {
    setWordGoal('a', 800);
    setWordGoal('b', 1_200);
    expect([wordGoal('a'), wordGoal('b'), wordGoal('c')]).toEqual([800, 1_200, null]);
    setWordGoal('a', null);
    expect([wordGoal('a'), wordGoal('b')]).toEqual([null, 1_200]);
  });

  it('is at most a million, of at most 200 posts', () => {
    for (let post = 0; post <= 200; post += 1) setWordGoal(String(post), maxGoal + 1);
    expect([wordGoal('0'), wordGoal('1'), wordGoal('200')]).toEqual([null, maxGoal, maxGoal]);
  });

  it.each(['', 'x', '{"a":1}', '[["a","9"],["b",-1],null]'])('is none if the browser has kept %j', (kept) => {
    localStorage.setItem('vocal word goals', kept);
    expect([wordGoal('a'), wordGoal('b')]).toEqual([null, null]);
  });
});
