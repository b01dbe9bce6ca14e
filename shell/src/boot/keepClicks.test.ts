import { expect, test } from '@jest/globals';
import { keepClicks } from './keepClicks.ts';

/** Elements of a page that is not alive, and the clicks that reach each. */
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

test('the last click on an element that is not alive is made once the page is', () => {
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
  element('post').click();
  element('menu').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(clicks).toEqual(['post', 'menu']);
  release();
  expect(clicks).toEqual(['post', 'menu']);
});

test('a click on text is made again, unless the reader has clicked on an action, too', () => {
  const { element, clicks } = page();
  const release = keepClicks(document);
  element('text').click();
  release();
  expect(clicks).toEqual(['text', 'text']);

  const releaseBoth = keepClicks(document);
  element('save').click();
  element('text').click();
  releaseBoth();
  expect(clicks).toEqual(['text', 'text', 'text', 'save']);
});

test('a box that is ticked early stays ticked', () => {
  const { element } = page();
  const release = keepClicks(document);
  element('choice').querySelector('input')?.click();
  release();
  expect(element('choice').querySelector('input')).toBeChecked();
});
