import type { Locator } from '@playwright/test';
import type { Hand } from './Hand.ts';
import { tabTo } from './tabTo.ts';

/** Upper bound: a page has fewer Tab stops between two of its fields. */
const maxStops = 200;

/** Tab stops at the chosen radio button of a group, and the arrow keys continue from there. */
async function chooseRadio(radio: Locator): Promise<void> {
  const group = radio.page().locator(`input[type=radio][name="${await radio.getAttribute('name')}"]`);
  await tabTo(group.and(radio.page().locator(':checked')), maxStops);
  for (let step = await group.count(); step > 0 && !(await radio.isChecked()); step -= 1)
    await radio.page().keyboard.press('ArrowRight');
}

/** The keyboard alone. */
export const keyboard: Hand = {
  async press(target) {
    const type = await target.getAttribute('type');
    if (type === 'radio') return chooseRadio(target);
    await tabTo(target, maxStops);
    await target.page().keyboard.press(type === 'checkbox' ? 'Space' : 'Enter');
  },
  enter: (field) => tabTo(field, maxStops),
  async choose(list, label) {
    await tabTo(list, maxStops);
    await list.page().keyboard.type(label);
  },
  async toLastLine(story) {
    // Leaves a field of a block and goes back to the document.
    await story.page().keyboard.press('Escape');
    await story.page().keyboard.press('ControlOrMeta+End');
  },
  // A new picture has the caret in its caption.
  toCaption: (block) => block.page().keyboard.press('Escape'),
  async selectWord(paragraph) {
    await paragraph.page().keyboard.press('ArrowLeft');
    await paragraph.page().keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  },
  mark: (story, name) => story.page().keyboard.press(name === 'Bold' ? 'ControlOrMeta+b' : 'ControlOrMeta+k'),
  addFootnote: (story) => story.page().keyboard.press('ControlOrMeta+Alt+f'),
  openTableMenu: (story) => story.page().keyboard.press('Alt+F10'),
  openBlockTool: (story) => story.page().keyboard.press('Alt+F10'),
  async addBlock(story, name) {
    await story.page().keyboard.type(`/${name}`);
    await story.page().getByRole('option', { name, exact: true, selected: true }).waitFor();
    await story.page().keyboard.press('Enter');
  },
};
