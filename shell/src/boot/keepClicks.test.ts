import { expect, jest, test } from '@jest/globals';
import { keepClicks } from './keepClicks.ts';

/** Elements of a page before hydration, and the clicks that reach each element. */
function page() {
  document.body.innerHTML =
    '<a id="post" href="#post">Post</a><a id="menu" href="#footer" data-enhanced><b>Menu</b></a>' +
    '<button type="button" id="save">Save</button><p id="text">Words</p><label id="choice"><input type="checkbox" /></label>';
  const clicks: string[] = [];
  const element = (id: string) => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  for (const id of ['post', 'menu', 'save', 'text'])
    element(id).addEventListener('click', (event) => {
      event.preventDefault();
      clicks.push(id);
    });
  return { element, clicks };
}

test('repeats the last click before hydration once the page is hydrated', () => {
  const { element, clicks } = page();
  const release = keepClicks(document);
  element('menu').querySelector('b')?.click();
  expect(element('menu')).toHaveAttribute('aria-busy', 'true');
  element('save').click();
  expect(element('menu')).not.toHaveAttribute('aria-busy');
  expect(clicks).toEqual([]);

  release();
  expect(clicks).toEqual(['save']);
  expect(element('save')).not.toHaveAttribute('aria-busy');
  release();
  element('menu').click();
  expect(clicks).toEqual(['save', 'menu']);
});

test('other links lead on at once, and so does a click that opens a tab', () => {
  const { element, clicks } = page();
  const release = keepClicks(document);
  const isFollowed = (id: string, init: MouseEventInit = {}) =>
    element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  expect([isFollowed('post'), isFollowed('menu', { ctrlKey: true }), isFollowed('menu')]).toEqual([true, true, false]);
  release();
  expect(clicks).toEqual(['menu']);
});

test('delivers presses to an application only once it is hydrated', () => {
  const { element } = page();
  const heard = jest.fn<(press: string) => void>();
  for (const name of ['pointerdown', 'touchstart', 'mousedown', 'mouseup', 'touchend', 'pointerup', 'click'])
    document.body.addEventListener(name, ({ type }) => heard(type));
  const press = () => {
    for (const name of ['pointerdown', 'touchstart', 'mousedown', 'mouseup', 'touchend', 'pointerup'])
      element('save').dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
  };
  const release = keepClicks(document);
  press();
  element('save').click();
  expect(heard).not.toHaveBeenCalled();

  release();
  expect(heard.mock.calls).toEqual([['click']]);
  press();
  expect(heard).toHaveBeenCalledTimes(7);
});

test('repeats a click on text after hydration, unless the reader has also clicked on an action', () => {
  const { element, clicks } = page();
  const release = keepClicks(document);
  element('text').click();
  expect(clicks).toEqual([]);
  release();
  expect(clicks).toEqual(['text']);

  const releaseBoth = keepClicks(document);
  element('save').click();
  element('text').click();
  releaseBoth();
  expect(clicks).toEqual(['text', 'save']);
});

test('leaves a box ticked that was ticked early', () => {
  const { element } = page();
  const release = keepClicks(document);
  element('choice').querySelector('input')?.click();
  release();
  expect(element('choice').querySelector('input')).toBeChecked();
});
