import { describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { documentExtensions } from '../document/documentExtensions.ts';
import { waitingPicture } from '../document/nodes/waitingPictures.ts';
import { addPictures } from './pictureFiles.ts';

const sea = new File(['1'], 'sea.png', { type: 'image/png' });
const bus = new File(['2'], 'bus.png', { type: 'image/png' });

function open(content: string, caret: number): Editor {
  const editor = new Editor({ extensions: documentExtensions(), content, injectCSS: false });
  editor.commands.setTextSelection(caret);
  return editor;
}

function add(editor: Editor, files: readonly File[], gap?: number): (string | undefined)[] {
  const added = addPictures(editor.state, files, gap);
  if (added) editor.view.dispatch(added);
  return editor.state.doc.children.map((node) => waitingPicture(node.attrs.arrival)?.name ?? node.textContent);
}

describe('pictures that are pasted or dropped', () => {
  it('stand in their order after the block with the caret, which goes on below them', () => {
    const editor = open('<p>one</p><p>two</p>', 2);
    expect(add(editor, [sea, bus])).toEqual(['one', 'sea.png', 'bus.png', 'two']);
    expect(editor.state.selection.$from.parent.textContent).toBe('two');
  });

  it('take the place of an empty line, and have a line below them', () => {
    const editor = open('<p>one</p><p></p>', 6);
    expect(add(editor, [sea])).toEqual(['one', 'sea.png', '']);
  });

  it('leave the list or the block that they were pasted into as it is', () => {
    expect(add(open('<ul><li>one</li><li>two</li></ul>', 4), [sea])).toEqual(['onetwo', 'sea.png', '']);
  });

  it('stand where they were dropped', () => {
    expect(add(open('<p>one</p><p>two</p>', 2), [sea], 0)).toEqual(['sea.png', 'one', 'two']);
  });
});
