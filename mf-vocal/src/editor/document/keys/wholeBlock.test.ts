import { describe, expect, it } from '@jest/globals';
import { imageModule } from '@marquee/vocal-kit/testing/modules.ts';
import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import { documentExtensions } from '../documentExtensions.ts';
import { documentOf } from '../documentOf.ts';

/** A post that begins with a picture, which is selected as a whole. */
function open() {
  const extensions = [...documentExtensions(), UndoRedo];
  const content = documentOf({ content: '', modules: [imageModule({}), imageModule({})] }).toJSON();
  const editor = new Editor({ extensions, content, injectCSS: false });
  editor.commands.setNodeSelection(0);
  const blocks = () => editor.state.doc.children.map(({ type, textContent }) => [type.name, textContent]);
  return { editor, blocks, before: blocks() };
}

/** A key as the browser reports it to the editor, which writes the letter itself while no text is selected. */
function press(editor: Editor, type: string, key: string): void {
  const init = { key, charCode: type === 'keypress' ? key.charCodeAt(0) : 0, bubbles: true, cancelable: true };
  editor.view.dom.dispatchEvent(new KeyboardEvent(type, init));
}

describe('a block that is selected as a whole', () => {
  it('stays when a letter is typed, which begins a paragraph after it', () => {
    const { editor, blocks, before } = open();
    press(editor, 'keypress', 'a');
    expect(blocks()).toEqual([before[0], ['paragraph', 'a'], ...before.slice(1)]);
    editor.commands.undo();
    expect(blocks()).toEqual(before);
  });

  it('stays when words are composed, which begin a paragraph after it', () => {
    const { editor, blocks, before } = open();
    editor.view.dom.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    expect(blocks()).toEqual([before[0], ['paragraph', ''], ...before.slice(1)]);
    expect(editor.state.selection.$from.parent.type.name).toBe('paragraph');
  });

  it('is followed by a new paragraph on Enter, also at the head of the text', () => {
    const { editor, blocks, before } = open();
    press(editor, 'keydown', 'Enter');
    expect(blocks()).toEqual([before[0], ['paragraph', ''], ...before.slice(1)]);
    expect(editor.state.selection.$from.parent.type.name).toBe('paragraph');
  });

  it.each(['Delete', 'Backspace'])('is removed by %s, and comes back by undo', (key) => {
    const { editor, blocks, before } = open();
    press(editor, 'keydown', key);
    expect(blocks()).toEqual(before.slice(1));
    editor.commands.undo();
    expect(blocks()).toEqual(before);
  });
});
