import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenRead } from './whenRead.ts';

const windowHeight = 900;

/** Creates a post that ends at a height of the page, before the related posts and the footer. */
function postEndingAt(bottom: number) {
  const post = document.createElement('article');
  const end = { bottom };
  post.getBoundingClientRect = () => ({ bottom: end.bottom - scrollY }) as DOMRect;
  return { post, growTo: (height: number) => Object.assign(end, { bottom: height }) };
}

function scrollPage(to: number) {
  Object.assign(window, { scrollY: to });
  window.dispatchEvent(new Event('scroll'));
}

function show(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a post counts as read', () => {
  const read = jest.fn();
  let stop = () => {};
  const open = (post: HTMLElement) => {
    stop = whenRead(post, read);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    read.mockClear();
    Object.assign(window, { innerHeight: windowHeight, scrollY: 0 });
    show('visible');
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'prerendering');
  });

  it('after 15 seconds on the page, not sooner', () => {
    open(postEndingAt(6_000).post);
    scrollPage(2_500);
    jest.advanceTimersByTime(14_999);
    expect(read).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('with the time before the scripts began, in which the page was visible', () => {
    const { post } = postEndingAt(6_000);
    stop = whenRead(post, read, performance.now() - 9_000);
    scrollPage(2_500);
    jest.advanceTimersByTime(5_999);
    expect(read).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('when a third of the height has been scrolled past, however long it takes', () => {
    open(postEndingAt(6_000).post);
    jest.advanceTimersByTime(60_000);
    scrollPage(1_999);
    expect(read).not.toHaveBeenCalled();
    scrollPage(2_000);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('only once', () => {
    open(postEndingAt(6_000).post);
    scrollPage(2_500);
    jest.advanceTimersByTime(15_000);
    scrollPage(4_000);
    show('hidden');
    show('visible');
    jest.advanceTimersByTime(60_000);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('by its height 4 seconds after it was opened', () => {
    const { post, growTo } = postEndingAt(3_000);
    open(post);
    jest.advanceTimersByTime(3_999);
    growTo(6_000);
    jest.advanceTimersByTime(1);
    growTo(30_000);
    jest.advanceTimersByTime(11_000);
    scrollPage(1_999);
    expect(read).not.toHaveBeenCalled();
    scrollPage(2_000);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('even if the reader scrolls before it is measured, and back up afterwards', () => {
    open(postEndingAt(6_000).post);
    scrollPage(2_000);
    jest.advanceTimersByTime(4_000);
    scrollPage(0);
    jest.advanceTimersByTime(11_000);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('regardless of the scroll position in the previous post', () => {
    scrollPage(2_500);
    open(postEndingAt(6_000).post);
    scrollPage(2_400);
    scrollPage(0);
    jest.advanceTimersByTime(60_000);
    expect(read).not.toHaveBeenCalled();
  });

  it('without scrolling if it fits into the window', () => {
    open(postEndingAt(windowHeight).post);
    jest.advanceTimersByTime(15_000);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('at its end if a third cannot be scrolled past', () => {
    open(postEndingAt(1_200).post);
    jest.advanceTimersByTime(15_000);
    scrollPage(299);
    expect(read).not.toHaveBeenCalled();
    scrollPage(300);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('not by time in a hidden tab', () => {
    open(postEndingAt(6_000).post);
    scrollPage(2_500);
    jest.advanceTimersByTime(10_000);
    show('hidden');
    jest.advanceTimersByTime(60_000);
    show('visible');
    jest.advanceTimersByTime(4_999);
    expect(read).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('not by time while the browser prerenders it', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    open(postEndingAt(windowHeight).post);
    jest.advanceTimersByTime(60_000);
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
    jest.advanceTimersByTime(14_999);
    expect(read).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('not when it was left earlier', () => {
    open(postEndingAt(6_000).post);
    scrollPage(2_500);
    jest.advanceTimersByTime(14_999);
    stop();
    jest.advanceTimersByTime(60_000);
    scrollPage(3_000);
    expect(read).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });
});
