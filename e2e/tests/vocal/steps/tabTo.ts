import type { Locator } from '@playwright/test';

/**
 * Moves the focus to an element by Tab, in the direction in which it is from the focus.
 * @param maxStops presses after which the element counts as out of reach
 */
export async function tabTo(target: Locator, maxStops: number): Promise<void> {
  for (let stop = 0; stop < maxStops; stop += 1) {
    const key = await target.evaluate((element) => {
      const { activeElement: focused } = document;
      if (focused === element) return null;
      // In the document, Tab leads to the fields of the block with the caret.
      const isBefore = element.compareDocumentPosition(focused ?? document.body) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isBefore ? 'Shift+Tab' : 'Tab';
    });
    if (key === null) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${maxStops} presses of Tab do not lead to ${target}.`);
}
