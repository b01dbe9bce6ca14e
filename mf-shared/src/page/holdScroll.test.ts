import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { holdScroll } from './holdScroll.ts';

afterEach(() => {
  jest.restoreAllMocks();
  holdScroll(document, false);
});

describe('holdScroll', () => {
  it('blocks the page from scrolling and releases it', () => {
    holdScroll(document, true);
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    holdScroll(document, false);
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    expect(document.body.style.paddingInlineEnd).toBe('');
  });

  it('keeps the space of the scrollbar', () => {
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
    holdScroll(document, true);
    expect(document.body.style.paddingInlineEnd).toBe('15px');
  });

  it('logs to the console when it blocks or releases a page without a body element', () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const bodiless = new DOMParser().parseFromString('<svg/>', 'image/svg+xml');
    holdScroll(bodiless, true);
    holdScroll(bodiless, false);
    expect(log.mock.calls).toEqual([
      ['Body element missing when blocking page scroll'],
      ['Body element missing when releasing page scroll'],
    ]);
  });
});
