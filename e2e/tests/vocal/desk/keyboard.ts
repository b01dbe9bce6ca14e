import type { Locator } from '@playwright/test';
import type { Hand } from './Hand.ts';

/** More stops than a page has between two of its fields. */
const mostStops = 200;

/** Moves the focus to an element by Tab, in the direction in which it is from the focus. */
async function tabTo(target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
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
  throw new Error(`Tab does not lead to ${target}.`);
}

/** Tab stops at the chosen radio button of a group; the arrows go on from there. */
async function chooseRadio(radio: Locator): Promise<void> {
  const group = radio.page().locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`);
  await tabTo(group.and(radio.page().locator(':checked')));
  for (let step = await group.count(); step > 0 && !(await radio.isChecked()); step -= 1)
    await radio.page().keyboard.press('ArrowRight');
}

/** The keyboard alone. */
export const keyboard: Hand = {
  async press(target) {
    const type = await target.getAttribute('type');
    if (type === 'radio') return chooseRadio(target);
    await tabTo(target);
    await target.page().keyboard.press(type === 'checkbox' ? 'Space' : 'Enter');
  },
  enter: tabTo,
  async choose(list, label) {
    await tabTo(list);
    await list.page().keyboard.type(label);
  },
  async toLastLine(story) {
    // From a field of a block back to the document.
    await story.page().keyboard.press('Escape');
    await story.page().keyboard.press('ControlOrMeta+End');
  },
  async toCaption(block) {
    await block.page().keyboard.press('Escape');
    await block.page().keyboard.press('ArrowUp');
  },
  async selectWord(paragraph) {
    await paragraph.page().keyboard.press('ArrowLeft');
    await paragraph.page().keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  },
  mark: (story, name) => story.page().keyboard.press(name === 'Bold' ? 'ControlOrMeta+b' : 'ControlOrMeta+k'),
  async addBlock(story, name) {
    await story.page().keyboard.type(`/${name}`);
    await story.page().getByRole('option', { name, exact: true, selected: true }).waitFor();
    await story.page().keyboard.press('Enter');
  },
};
