import { expect } from '@playwright/test';
import type { Hand } from './Hand.ts';

/** A finger on the screen of a phone. */
export const finger: Hand = {
  press: (target) => target.tap(),
  async enter(field) {
    await field.tap();
    await expect(field).toBeFocused();
  },
  // The list of a choice is the system's: no page sees the touches on it.
  choose: async (list, label) => void (await list.selectOption(label)),
  // Taps at the end of the line, because the menu of selected words may cover its beginning.
  toLastLine: (story) =>
    story
      .locator(':scope > p')
      .last()
      .tap({ position: { x: 300, y: 10 } }),
  toCaption: (block) => block.locator('[data-hole=caption]').tap(),
  // The handles of a selection are the system's: no page sees the touches on them.
  selectWord: (paragraph) => paragraph.evaluate((element) => getSelection()?.selectAllChildren(element)),
  mark: (story, name) => story.page().getByRole('toolbar').getByRole('button', { name }).tap(),
  addFootnote: (story) => story.page().getByRole('toolbar').getByRole('button', { name: 'Footnote' }).tap(),
  openTableMenu: (story) => story.page().getByRole('button', { name: 'Table (Alt+F10)' }).tap(),
  openBlockTool: async () => undefined,
  async addBlock(story, name) {
    await story.page().getByRole('button', { name: 'Add a block here' }).tap();
    const blocks = story.page().getByRole('listbox', { name: 'Add a block' });
    await blocks.getByRole('option', { name, exact: true }).tap();
  },
};
