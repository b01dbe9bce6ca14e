import { expect, it } from '@jest/globals';
import { imageModule } from '@marquee/vocal-kit/testing/modules.ts';
import { UndoRedo } from '@tiptap/extensions';
import { Editor } from '@tiptap/react';
import { documentExtensions } from '../document/documentExtensions.ts';
import { documentOf } from '../document/documentOf.ts';
import { showMerged } from './showMerged.ts';

function open(content: string, modules: Parameters<typeof documentOf>[0]['modules'] = []) {
  return new Editor({
    extensions: [...documentExtensions(), UndoRedo],
    content: documentOf({ content, modules }).toJSON(),
  });
}

/** The words before the caret in its block. */
const beforeCaret = ({ state: { selection } }: Editor) =>
  selection.$head.parent.textBetween(0, selection.$head.parentOffset);

it('leaves the caret and the last space in the paragraph that is being written', () => {
  const editor = open('<p>One</p><p>Two</p><p>Three</p>');
  editor.commands.setTextSelection(9);
  editor.commands.insertContent(' and ');
  expect(beforeCaret(editor)).toBe('Two and ');
  showMerged(editor, { content: '<p>New</p><p>First</p><p>Two and</p><p>Third</p>', modules: [imageModule()] });
  expect(beforeCaret(editor)).toBe('Two and ');
  expect(editor.state.doc.children.map(({ textContent }) => textContent)).toEqual([
    'New',
    'First',
    'Two and ',
    'Third',
    'The booth, before the last reel.',
  ]);
});

it('leaves the empty paragraph in which the caret is', () => {
  const editor = open('<p>One</p>');
  editor.commands.insertContentAt(5, '<p></p>');
  editor.commands.setTextSelection(6);
  showMerged(editor, { content: '<p>One</p><p>Two</p>', modules: [] });
  expect(editor.state.doc.children.map(({ textContent }) => textContent)).toEqual(['One', 'Two', '']);
  expect(editor.state.selection.$head.parent.childCount).toBe(0);
});

it('adds no step to the history', () => {
  const editor = open('<p>One</p><p>Two</p>');
  editor.commands.insertContentAt(4, ' more');
  showMerged(editor, { content: '<p>One more</p><p>Second</p>', modules: [] });
  editor.commands.undo();
  expect(editor.getText({ blockSeparator: ' ' })).toBe('One Second');
});
