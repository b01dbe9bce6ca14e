import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { onFirstInteraction, stayMs } from './onFirstInteraction.ts';

const onPress = jest.fn();
const onInteraction = jest.fn();

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  onPress.mockClear();
  onInteraction.mockClear();
  show('visible');
  onFirstInteraction(window, { onPress, onInteraction });
});
afterEach(() => {
  // Whatever is still awaited.
  window.dispatchEvent(new Event('click'));
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

const nextFrame = () => jest.advanceTimersByTime(20);

test.each(['scroll', 'wheel', 'keydown', 'pointermove', 'focusin', 'click'])(
  'counts %s as an interaction, once',
  (name) => {
    window.dispatchEvent(new Event(name));
    expect(onPress).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event(name));
    nextFrame();
    expect(onInteraction).toHaveBeenCalledTimes(1);
  },
);

test('counts a moving pointer, and not a resting one, as an interaction', () => {
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
  expect(onInteraction).toHaveBeenCalledTimes(1);
});

test('a press waits for the click, which the browser answers first', () => {
  window.dispatchEvent(new Event('pointerdown'));
  expect(onPress).toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(onInteraction).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('click'));
  expect(onInteraction).not.toHaveBeenCalled();
  nextFrame();
  expect(onInteraction).toHaveBeenCalledTimes(1);
});

test('counts a long press as an interaction', () => {
  window.dispatchEvent(new Event('pointerdown'));
  jest.advanceTimersByTime(400);
  expect(onInteraction).toHaveBeenCalledTimes(1);
});

test('counts 15 seconds on the visible page as an interaction', () => {
  jest.advanceTimersByTime(stayMs - 1_000);
  show('hidden');
  jest.advanceTimersByTime(10 * stayMs);
  show('visible');
  jest.advanceTimersByTime(stayMs - 1_000);
  expect([onPress, onInteraction].map((called) => called.mock.calls.length)).toEqual([0, 0]);
  jest.advanceTimersByTime(1_020);
  expect(onInteraction).toHaveBeenCalledTimes(1);
});
