import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { visibleSince } from '@marquee/shared/page/visibleSince';
import { markVisible } from './markVisible.ts';

/** The part of the browser's timeline that jsdom does not have. */
const marks = new Map<string, number>();
let now = 0;
const timeline = {
  mark: (name: string) => marks.set(name, now),
  clearMarks: (name: string) => marks.delete(name),
  getEntriesByType: () => [...marks].map(([name, startTime]) => ({ name, startTime })),
};

function show(state: 'visible' | 'hidden', at: number) {
  now = at;
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  marks.clear();
  Object.assign(performance, timeline);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
});

test('a page knows since when it has been visible without a break', () => {
  show('hidden', 0);
  const forget = markVisible(document);
  expect(visibleSince()).toBeNull();
  show('visible', 100);
  expect(visibleSince()).toBe(100);
  show('hidden', 200);
  expect(visibleSince()).toBeNull();
  show('visible', 300);
  expect(visibleSince()).toBe(300);
  forget();
});

test('pages that come after the first one begin by themselves', () => {
  show('visible', 50);
  markVisible(document)();
  show('visible', 60);
  expect(visibleSince()).toBeNull();
});
