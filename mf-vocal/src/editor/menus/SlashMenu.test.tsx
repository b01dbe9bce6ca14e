import { expect, it } from '@jest/globals';
import { InPage } from '@marquee/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { documentExtensions } from '../document/documentExtensions.ts';
import { SlashMenu } from './SlashMenu.tsx';

const extensions = documentExtensions();
const editorProps = { attributes: { role: 'textbox', 'aria-label': 'Your story' } };

// jsdom lays nothing out.
Element.prototype.scrollIntoView ??= () => undefined;

/** An empty text with its menu. */
function openStory(): { editor?: Editor } {
  const made: { editor?: Editor } = {};
  function Story() {
    const editor = useEditor({ extensions, editorProps, injectCSS: false });
    Object.assign(editor.view, { coordsAtPos: () => ({ left: 0, right: 0, top: 0, bottom: 0 }) });
    made.editor = editor;
    return (
      <>
        <EditorContent editor={editor} />
        <SlashMenu editor={editor} />
      </>
    );
  }
  render(<Story />, { wrapper: InPage });
  return made;
}

it('tells assistive technology of its options and of the active one, and of none once it is closed', async () => {
  const { editor } = openStory();
  const story = screen.getByRole('textbox', { name: 'Your story' });
  const type = (text: string) => act(async () => void editor?.commands.insertContent(text));
  await type('/');
  expect(story).toHaveAttribute('aria-haspopup', 'listbox');
  expect(story).toHaveAttribute('aria-autocomplete', 'list');
  expect(story).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(story).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  // ARIA allows it on no textbox.
  expect(story).not.toHaveAttribute('aria-expanded');
  await type('zzz');
  expect(screen.getByRole('status')).toHaveTextContent('No matching blocks.');
  expect(story).not.toHaveAttribute('aria-controls');
  fireEvent.keyDown(story, { key: 'Escape' });
  for (const name of ['aria-haspopup', 'aria-autocomplete', 'aria-controls', 'aria-activedescendant'])
    expect(story).not.toHaveAttribute(name);
});
