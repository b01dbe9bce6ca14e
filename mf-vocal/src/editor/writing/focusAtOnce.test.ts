import { afterEach, describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { documentExtensions } from '../document/documentExtensions.ts';
import { focusAtOnce } from './focusAtOnce.ts';

/** An editor in the page, without the focus. */
function open(): Editor {
  const element = document.body.appendChild(document.createElement('div'));
  const extensions = [...documentExtensions(), focusAtOnce];
  return new Editor({ element, extensions, content: '<p>one</p><p>two</p>', injectCSS: false });
}

/** The test's document has no geometry to scroll by. */
const still = { scrollIntoView: false };

describe('the focus command', () => {
  afterEach(() => document.body.replaceChildren());

  it('gives the document the focus before the next key', () => {
    const editor = open();
    editor.commands.focus(null, still);
    expect(document.activeElement).toBe(editor.view.dom);
  });

  it('does so in a chain, and puts the caret where it is asked for', () => {
    const editor = open();
    editor.chain().focus('end', still).insertContent('!').run();
    expect(document.activeElement).toBe(editor.view.dom);
    expect(editor.getText()).toBe('one\n\ntwo!');
  });

  it('lets the next key move the caret: no later frame puts it back', async () => {
    const editor = open();
    const second = editor.view.dom.lastElementChild?.firstChild ?? null;
    // Moves the caret as an arrow key does just before that frame. The editor learns of the change in a later task.
    requestAnimationFrame(() => document.getSelection()?.setPosition(second, 1));
    editor.commands.focus(1, still);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    expect(document.getSelection()?.anchorNode).toBe(second);
  });

  it('leaves the focus alone when it is only asked whether it can', () => {
    const editor = open();
    expect(editor.can().focus()).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });
});
