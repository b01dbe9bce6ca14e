import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { onFirstSign, stayMs } from './onFirstSign.ts';

const onPress = jest.fn();
const onSign = jest.fn();

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  onPress.mockClear();
  onSign.mockClear();
  show('visible');
  onFirstSign(window, { onPress, onSign });
});
afterEach(() => {
  // Whatever is still awaited.
  window.dispatchEvent(new Event('click'));
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

const nextFrame = () => jest.advanceTimersByTime(20);

test.each(['scroll', 'wheel', 'keydown', 'pointermove', 'focusin', 'click'])('%s is a sign, once', (name) => {
  window.dispatchEvent(new Event(name));
  expect(onPress).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event(name));
  nextFrame();
  expect(onSign).toHaveBeenCalledTimes(1);
});

test('a pointer that rests where the page appears is no sign, and one that moves is', () => {
  const moved = (movementX: number) =>
    Object.defineProperties(new MouseEvent('pointermove'), {
      movementX: { value: movementX },
      movementY: { value: 0 },
    });
  window.dispatchEvent(moved(0));
  nextFrame();
  expect(onPress).not.toHaveBeenCalled();
  window.dispatchEvent(moved(-1));
  nextFrame();
  expect(onSign).toHaveBeenCalledTimes(1);
});

test('a press waits for the click, which the browser answers first', () => {
  window.dispatchEvent(new Event('pointerdown'));
  expect(onPress).toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(onSign).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('click'));
  expect(onSign).not.toHaveBeenCalled();
  nextFrame();
  expect(onSign).toHaveBeenCalledTimes(1);
});

test('a long press is a sign', () => {
  window.dispatchEvent(new Event('pointerdown'));
  jest.advanceTimersByTime(400);
  expect(onSign).toHaveBeenCalledTimes(1);
});

test('15 seconds on the visible page are a sign', () => {
  jest.advanceTimersByTime(stayMs - 1_000);
  show('hidden');
  jest.advanceTimersByTime(10 * stayMs);
  show('visible');
  jest.advanceTimersByTime(stayMs - 1_000);
  expect([onPress, onSign].map((called) => called.mock.calls.length)).toEqual([0, 0]);
  jest.advanceTimersByTime(1_020);
  expect(onSign).toHaveBeenCalledTimes(1);
});
