import { beforeEach, expect, jest, test } from '@jest/globals';
import { layOutAroundReader } from './layOutWhole.ts';

const isAlive = () => 'alive' in document.documentElement.dataset;

/** An element at 400 px whose blocks above change their height by this way when they are laid out. */
function elementMovedBy(way: number): Element {
  const element = document.createElement('p');
  element.getBoundingClientRect = () => ({ top: isAlive() ? 400 + way : 400 }) as DOMRect;
  return element;
}

const scrollBy = jest.fn<(way: ScrollToOptions) => void>();

beforeEach(() => {
  delete document.documentElement.dataset.alive;
  scrollBy.mockClear();
  Object.assign(window, { scrollBy });
});

function show(...elements: readonly (Element | null)[]) {
  let next = 0;
  document.elementFromPoint = () => elements[next++ % elements.length] ?? null;
}

test('the window follows the text that it shows when blocks above turn out taller', () => {
  show(elementMovedBy(120));
  layOutAroundReader(document, window);
  expect(isAlive()).toBe(true);
  expect(scrollBy).toHaveBeenCalledWith({ top: 120, behavior: 'instant' });
});

test('a gap between two blocks does not hide that the text beside it has moved', () => {
  show(elementMovedBy(0), null, elementMovedBy(-80));
  layOutAroundReader(document, window);
  expect(scrollBy).toHaveBeenCalledWith({ top: -80, behavior: 'instant' });
});

test('a window whose text stays where it is does not scroll', () => {
  show(elementMovedBy(0));
  layOutAroundReader(document, window);
  expect(isAlive()).toBe(true);
  expect(scrollBy).not.toHaveBeenCalled();
});
