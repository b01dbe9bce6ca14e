import { describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { documentExtensions } from '../document/documentExtensions.ts';
import { finding, findingOf, lookFor, toMatch } from './finding.ts';

function open(content: string): Editor {
  return new Editor({ extensions: [...documentExtensions(), finding], content, injectCSS: false });
}

const look = (editor: Editor, wanted: string) => editor.view.dispatch(lookFor(editor.state, wanted));
const step = (editor: Editor, direction: 1 | -1) => editor.view.dispatch(toMatch(editor.state, direction));
const marked = (editor: Editor, selector = '.found') =>
  [...editor.view.dom.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('finding', () => {
  it('marks all matches and goes to the first one from the caret on, leaving the selection', () => {
    const editor = open('<p>sea one</p><p>sea two</p><p>Sea three</p>');
    editor.commands.setTextSelection(5);
    look(editor, 'sea');
    expect(marked(editor)).toEqual(['sea', 'sea', 'Sea']);
    expect(findingOf(editor.state).current).toBe(1);
    expect(editor.state.selection.from).toBe(5);
  });

  it('goes round at both ends', () => {
    const editor = open('<p>sea</p><p>Sea</p>');
    look(editor, 'sea');
    step(editor, -1);
    expect(marked(editor, '.found-current')).toEqual(['Sea']);
    step(editor, 1);
    expect(marked(editor, '.found-current')).toEqual(['sea']);
  });

  it('follows the text while it is written, and stays at its match', () => {
    const editor = open('<p>sea</p><p>Sea</p>');
    look(editor, 'sea');
    step(editor, 1);
    editor.commands.insertContentAt(1, 'sea and ');
    expect(marked(editor)).toEqual(['sea', 'sea', 'Sea']);
    expect(marked(editor, '.found-current')).toEqual(['Sea']);
  });

  it('ends with an empty text, and is no step to undo', () => {
    const editor = open('<p>sea</p>');
    const before = editor.state.doc;
    look(editor, 'sea');
    look(editor, '');
    expect(marked(editor)).toEqual([]);
    expect(editor.state.doc).toBe(before);
  });

  it('has no current match where nothing is found', () => {
    const editor = open('<p>land</p>');
    look(editor, 'sea');
    step(editor, 1);
    expect(findingOf(editor.state)).toMatchObject({ matches: [], current: -1 });
  });
});
