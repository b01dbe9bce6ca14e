import { expect, it, jest } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { documentExtensions } from '../document/documentExtensions.ts';
import { blockItemsLike } from '../menus/blockItems.ts';

it('opens the choice of files from the menu of blocks, at once', () => {
  const click = jest.spyOn(HTMLInputElement.prototype, 'click');
  const editor = new Editor({ extensions: documentExtensions(), content: '<p></p>', injectCSS: false });
  const [item, ...others] = blockItemsLike('file');
  expect(others).toEqual([]);
  item?.insert(editor.chain()).run();
  expect(click).toHaveBeenCalledTimes(1);
});
