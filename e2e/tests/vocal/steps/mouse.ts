import type { Hand } from './Hand.ts';

/** The mouse: the keys are for words only. */
export const mouse: Hand = {
  press: (target) => target.click(),
  enter: (field) => field.click(),
  // The list of a choice is the system's: no page sees the clicks on it.
  choose: async (list, label) => void (await list.selectOption(label)),
  toLastLine: (story) => story.locator(':scope > p').last().click(),
  toCaption: (block) => block.locator('[data-hole=caption]').click(),
  selectWord: (paragraph) => paragraph.dblclick({ position: { x: 10, y: 10 } }),
  mark: (story, name) => story.page().getByRole('toolbar').getByRole('button', { name }).click(),
  addFootnote: (story) => story.page().getByRole('toolbar').getByRole('button', { name: 'Footnote' }).click(),
  openTableMenu: (story) => story.page().getByRole('button', { name: 'Table (Alt+F10)' }).click(),
  openBlockTool: async () => undefined,
  async addBlock(story, name) {
    await story.page().getByRole('button', { name: 'Add a block here' }).click();
    await story.page().getByRole('option', { name, exact: true }).click();
  },
};
