import { afterEach, expect, it } from '@jest/globals';
import { postFileAddress } from '@marquee/shared/posts/postFile';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { changesOf } from '../document/changesOf.ts';
import { documentExtensions } from '../document/documentExtensions.ts';
import { documentOf } from '../document/documentOf.ts';
import { FileField } from './FileField.tsx';

const href = postFileAddress({ publicId: 'uploads/12345678-1234-1234-1234-123456789abc', name: 'Menu of May' });
const card = (name: string) =>
  `<figure class="embed"><a href="${href}"><strong>${name}</strong> <small>PDF, 1 kB</small></a></figure>`;
const draft = { content: `<p>One</p>\n${card('Menu of May')}\n<p>Two</p>`, modules: [] };

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

/** Opens a post with its file selected. */
async function open() {
  const now = new Editor({ extensions: documentExtensions(), content: documentOf(draft).toJSON(), injectCSS: false });
  editor = now;
  render(<FileField editor={now} />);
  await act(async () => void now.commands.setNodeSelection(5));
  return {
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the file' }),
    type: (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } }),
    content: () => changesOf(now.state.doc, draft).content,
  };
}

it('changes the name that readers see, and not the address of the file', async () => {
  const { field, type, content } = await open();
  expect(field.value).toBe('Menu of May');
  type('Soup & <more>');
  expect(content()).toBe(`<p>One</p>\n${card('Soup &amp; &lt;more&gt;')}\n<p>Two</p>`);
});

it('shows the own name of the file if the name is empty', async () => {
  const { field, type, content } = await open();
  type('   ');
  expect(content()).toContain('<strong>Menu-of-May</strong>');
  type('');
  expect(field.placeholder).toBe('Menu-of-May');
  expect(content()).toContain('<strong>Menu-of-May</strong>');
});

it('takes at most 80 characters', async () => {
  const { field, type, content } = await open();
  type('x'.repeat(100));
  expect([field.maxLength, field.value.length]).toEqual([80, 80]);
  expect(content()).toContain(`<strong>${'x'.repeat(80)}</strong>`);
});

it('is there for a selected file only, and Enter puts the caret after the file', async () => {
  const { field } = await open();
  await act(async () => void fireEvent.submit(field));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(editor?.state.selection.from).toBe(7);
});
