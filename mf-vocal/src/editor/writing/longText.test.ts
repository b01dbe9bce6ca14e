import { expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { documentExtensions } from '../document/documentExtensions.ts';
import { longFrom, longText } from './longText.ts';

const open = (blocks: number) =>
  new Editor({
    extensions: [...documentExtensions(), longText],
    content: Array.from({ length: blocks }, (_, index) => `<p>${index}</p>`).join(''),
    injectCSS: false,
  });

const near = ({ view }: Editor) => [...view.dom.querySelectorAll('[data-near]')].map(({ textContent }) => textContent);

it('the blocks at the caret of a long text are marked, wherever it goes', () => {
  const editor = open(longFrom);
  expect(editor.view.dom.dataset.long).toBe('');
  editor.commands.setTextSelection(1);
  expect(near(editor)).toEqual(['0', '1']);
  editor.commands.focus('end');
  expect(near(editor)).toEqual([String(longFrom - 2), String(longFrom - 1)]);
  editor.commands.splitBlock();
  expect(near(editor)).toEqual([String(longFrom - 1), '']);
});

it('a short text has no marks', () => {
  const editor = open(3);
  expect(editor.view.dom.dataset.long).toBeUndefined();
  expect(near(editor)).toEqual([]);
});
