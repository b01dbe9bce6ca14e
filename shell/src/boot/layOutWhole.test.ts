import { beforeEach, expect, jest, test } from '@jest/globals';
import { layOutAroundReader } from './layOutWhole.ts';

const isHydrated = () => 'alive' in document.documentElement.dataset;

/** An element at 400 px whose blocks above change their height by this way when they are laid out. */
function elementMovedBy(way: number): Element {
  const element = document.createElement('p');
  element.getBoundingClientRect = () => ({ top: isHydrated() ? 400 + way : 400 }) as DOMRect;
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

test('scrolls with the visible text when blocks above turn out taller', () => {
  show(elementMovedBy(120));
  layOutAroundReader(document, window);
  expect(isHydrated()).toBe(true);
  expect(scrollBy).toHaveBeenCalledWith({ top: 120, behavior: 'instant' });
});

test('finds a moved text beside a gap between two blocks', () => {
  show(elementMovedBy(0), null, elementMovedBy(-80));
  layOutAroundReader(document, window);
  expect(scrollBy).toHaveBeenCalledWith({ top: -80, behavior: 'instant' });
});

test('does not scroll a window whose text stays in place', () => {
  show(elementMovedBy(0));
  layOutAroundReader(document, window);
  expect(isHydrated()).toBe(true);
  expect(scrollBy).not.toHaveBeenCalled();
});
