import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pageConfig } from '@marquee/shared/testing';
import { ageNotice } from '../document/ageNotice.ts';
import { askAge } from './askAge.ts';

const config = pageConfig();
const forAdults = pageConfig({ site: { ...config.site, isForAdults: true } });
const showModal = jest.fn();
const stored = () => localStorage;
const denied = () => {
  throw new DOMException('Denied', 'SecurityError');
};

/** A page that is loaded, with its notice if the site has one. */
function loadPage(page = forAdults): HTMLDialogElement | null {
  document.body.innerHTML = ageNotice(page, (text) => text);
  const notice = document.querySelector('dialog');
  if (notice) notice.showModal = showModal;
  return notice;
}

function answer(notice: HTMLDialogElement | null): void {
  if (!notice) throw new Error('The page has no notice');
  notice.returnValue = 'adult';
  notice.dispatchEvent(new Event('close'));
}

describe('the notice of a site for adults', () => {
  beforeEach(() => {
    localStorage.clear();
    showModal.mockClear();
  });

  it('is shown until a reader has answered it once', () => {
    const notice = loadPage();
    askAge(document, stored);
    expect(showModal).toHaveBeenCalledTimes(1);
    answer(notice);
    loadPage();
    askAge(document, stored);
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  it('does not take Escape for an answer', () => {
    const notice = loadPage();
    askAge(document, stored);
    const cancel = new Event('cancel', { cancelable: true });
    notice?.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    notice?.dispatchEvent(new Event('close'));
    loadPage();
    askAge(document, stored);
    expect(showModal).toHaveBeenCalledTimes(2);
  });

  it('is shown on each page, and can be answered, where the browser keeps nothing', () => {
    const notice = loadPage();
    askAge(document, denied);
    answer(notice);
    loadPage();
    askAge(document, denied);
    expect(showModal).toHaveBeenCalledTimes(2);
  });

  it('is not on other sites', () => {
    expect(loadPage(config)).toBeNull();
    askAge(document, stored);
    expect(showModal).not.toHaveBeenCalled();
  });

  it('leads away to a site that is not for adults', () => {
    const links = loadPage()?.querySelectorAll('a');
    expect([...(links ?? [])].map(({ href }) => href)).toEqual(['https://omni.example/']);
  });
});
