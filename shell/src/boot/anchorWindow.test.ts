import { beforeEach, expect, jest, test } from '@jest/globals';
import { anchorWindow } from './anchorWindow.ts';

class NavigationTiming {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}
Object.assign(globalThis, { PerformanceNavigationTiming: NavigationTiming });

const entryOf = (type: string) => new NavigationTiming(type) as unknown as PerformanceEntry;
const isAnchored = () => 'anchored' in document.documentElement.dataset;
const isLaidOutWhole = () => 'alive' in document.documentElement.dataset;

beforeEach(() => {
  delete document.documentElement.dataset.anchored;
  delete document.documentElement.dataset.alive;
  jest.useFakeTimers();
});

test.each([
  ['a new visit', entryOf('navigate')] as const,
  ['a browser without navigation entries', undefined] as const,
])('%s has its window anchored at once, and blocks below wait for their layout', (_, entry) => {
  anchorWindow(document, window, entry);
  expect(isAnchored()).toBe(true);
  expect(isLaidOutWhole()).toBe(false);
});

test.each(['reload', 'back_forward'])(
  'after a %s the page is laid out whole, and anchored in the frame after it has loaded',
  (type) => {
    anchorWindow(document, window, entryOf(type));
    expect(isLaidOutWhole()).toBe(true);
    expect(isAnchored()).toBe(false);

    window.dispatchEvent(new Event('load'));
    expect(isAnchored()).toBe(false);
    jest.advanceTimersByTime(100);
    expect(isAnchored()).toBe(true);
  },
);
