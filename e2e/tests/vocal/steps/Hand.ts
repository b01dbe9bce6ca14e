import type { Locator } from '@playwright/test';

/** A way to use a page: the mouse, the keyboard alone, or a finger. Each types words on the keyboard. */
export type Hand = {
  /** Follows a link, presses a button, or ticks a choice. */
  press(target: Locator): Promise<void>;
  /** Puts the caret into a field. */
  enter(field: Locator): Promise<void>;
  /** Takes an entry of a list of choices. */
  choose(list: Locator, label: string): Promise<void>;
  /** Puts the caret into the empty line at the end of the document. */
  toLastLine(story: Locator): Promise<void>;
  /** Moves the caret from the fields of a block into its caption. */
  toCaption(block: Locator): Promise<void>;
  /** Selects a paragraph of one word, below which is the caret. */
  selectWord(paragraph: Locator): Promise<void>;
  /** Gives the selected words a style, or opens the form of their link. */
  mark(story: Locator, name: 'Bold' | 'Link'): Promise<void>;
  /** Adds a footnote after the selected words. */
  addFootnote(story: Locator): Promise<void>;
  /** Opens the menu of the table with the caret. */
  openTableMenu(story: Locator): Promise<void>;
  /** Makes the tool of the code or box with the caret ready for a choice. */
  openBlockTool(story: Locator): Promise<void>;
  /** Adds a block in the empty line with the caret. */
  addBlock(story: Locator, name: string): Promise<void>;
};
