import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { documentExtensions } from '../document/documentExtensions.ts';
import { insertFootnote } from '../document/footnote/insertFootnote.ts';
import { FootnoteField } from './FootnoteField.tsx';

// jsdom has no layout.
Range.prototype.getClientRects = () => document.createElement('p').getClientRects();
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** Types into the document as a browser does. */
function type({ view }: Editor, text: string): void {
  const { from, to } = view.state.selection;
  view.someProp('handleTextInput', (handle) => handle(view, from, to, text, () => view.state.tr));
}

it('keeps a space that was typed before the field was open', async () => {
  const editor = new Editor({ extensions: documentExtensions(), content: '<p>At ten</p>', injectCSS: false });
  editor.chain().focus('end').command(insertFootnote).run();
  for (const key of 'Or ') type(editor, key);
  render(<FootnoteField editor={editor} />);
  const field = await screen.findByRole('textbox', { name: 'Text of the footnote' });
  if (!('editor' in field && field.editor instanceof Editor)) throw new Error('The field has no editor');
  const { commands, state } = field.editor;
  await act(async () => void commands.insertContentAt(state.doc.content.size, 'later.'));
  expect(editor.getHTML()).toContain('data-footnote="Or later."');
  editor.destroy();
});
