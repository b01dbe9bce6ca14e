import { describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import { documentExtensions } from '../document/documentExtensions.ts';
import { typedMarks } from './typedMarks.ts';

function open(content = '<p></p>', language = 'en') {
  const editor = new Editor({ extensions: [...documentExtensions(), UndoRedo], content, injectCSS: false });
  editor.registerPlugin(
    typedMarks(() => language),
    (added, plugins) => [added, ...plugins],
  );
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  return editor;
}

/** Types each character as a browser does, or presses Backspace for `⌫`. */
function type({ view }: Editor, keys: string): void {
  for (const text of keys) {
    if (text === '⌫') {
      view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', { key: 'Backspace' })));
      continue;
    }
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(text, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert))) view.dispatch(insert());
  }
}

const typed = (keys: string, ...given: Parameters<typeof open>) => {
  const editor = open(...given);
  type(editor, keys);
  return editor.getText();
};

describe('typed marks', () => {
  it('become typographic in the language of the post', () => {
    expect(typed(`"It's late" -- so...`)).toBe('“It’s late” – so…');
    expect(typed(`"Ja"`, '<p></p>', 'de')).toBe('„Ja“');
  });

  it('follow the language of the passage with the caret', () => {
    const editor = open('<p>Er sagte <span lang="en">yes</span></p>', 'de');
    editor.commands.setTextSelection(12);
    type(editor, `'`);
    expect(editor.getText()).toBe('Er sagte ye’s');
    editor.commands.setTextSelection(10);
    type(editor, `"`);
    expect(editor.getText()).toBe('Er sagte „ye’s');
  });

  it('stay in code', () => {
    expect(typed(`a = "b"--`, '<pre><code>x</code></pre>')).toBe('xa = "b"--');
    const editor = open('<p><code>print()</code></p>');
    editor.commands.setTextSelection(7);
    type(editor, `"`);
    expect(editor.getText()).toBe('print(")');
  });

  it('treat code as a word of its sentence', () => {
    expect(typed(`"`, '<p>“<code>x()</code>!</p>')).toBe('“x()!”');
  });

  it('are plain again after one undo', () => {
    const editor = open();
    type(editor, `She said "`);
    editor.commands.undo();
    expect(editor.getText()).toBe('She said "');
    editor.commands.redo();
    expect(editor.getText()).toBe('She said “');
  });

  it('are plain again after Backspace right after, and are deleted by a later one', () => {
    const editor = open();
    type(editor, `so...⌫`);
    expect(editor.getText()).toBe('so...');
    type(editor, `. A "b"⌫`);
    expect(editor.getText()).toBe('so.... A “b"');
    editor.commands.setTextSelection(3);
    type(editor, '⌫');
    expect(editor.getText()).toBe('so.... A “b"');
  });

  it('make a divider of three hyphens alone in a line', () => {
    const editor = open();
    type(editor, '--- ');
    expect(editor.getHTML()).toContain('<hr>');
  });

  it('replace selected words', () => {
    const editor = open('<p>a b c</p>');
    editor.commands.setTextSelection({ from: 3, to: 4 });
    type(editor, `"`);
    expect(editor.getText()).toBe('a “ c');
  });
});
