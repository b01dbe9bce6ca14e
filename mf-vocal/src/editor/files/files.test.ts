import { describe, expect, it } from '@jest/globals';
import { postFileAddress } from '@marquee/shared/posts/postFile';
import { waitFor } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions';
import { changesOf } from '../document/changesOf.ts';
import { documentExtensions } from '../document/documentExtensions.ts';
import { documentOf } from '../document/documentOf.ts';
import { addFiles, isPdf } from './chooseFile.ts';

const publicId = 'uploads/12345678-1234-1234-1234-123456789abc';
const card = `<figure class="embed"><a href="${postFileAddress({ publicId, name: 'Menu' })}"><strong>Menu</strong> <small>PDF, 1.2 MB</small></a></figure>`;

/** Ends each upload with the next status and body. */
function uploadsEnd(...endings: readonly { status: number; body: object }[]): void {
  const left = [...endings];
  class Request {
    readonly upload = {};
    status = 0;
    responseText = '';
    onload: () => void = () => undefined;
    open(): void {}
    abort(): void {}
    send(): void {
      const { status, body } = left.shift() ?? { status: 500, body: {} };
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      queueMicrotask(() => this.onload());
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request });
}

const open = (content: string) =>
  new Editor({ extensions: [...documentExtensions(), UndoRedo], content, injectCSS: false });
const pdf = (name = 'Menu.pdf', size = 9) =>
  Object.defineProperty(new File(['%PDF-1.7'], name, { type: 'application/pdf' }), 'size', { value: size });
const typesOf = ({ state }: Editor) => state.doc.children.map(({ type }) => type.name);
const stored = { status: 201, body: { success: true, file: { public_id: publicId, bytes: 1_258_291 } } };
const lineOf = ({ view }: Editor) => view.dom.querySelector('.uploading');
const press = (editor: Editor, name: string) =>
  [...(lineOf(editor)?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)?.click();

describe('a file', () => {
  it('is a block of its own that is stored as it was, and no card of an address', () => {
    const post = { content: `<p>One</p>\n${card}\n<p>Two</p>`, modules: [] };
    const document = documentOf(post);
    expect(document.children.map(({ type }) => type.name)).toEqual(['paragraph', 'file', 'paragraph']);
    expect(document.child(1).attrs).toMatchObject({ name: 'Menu', size: 'PDF, 1.2 MB' });
    expect(changesOf(document, post)).toEqual({});
    expect(changesOf(document, { content: '', modules: [] }).content).toBe(post.content);
  });

  it.each([
    ['menu.pdf', '', true],
    ['menu', 'application/pdf', true],
    ['menu.docx', 'application/msword', false],
  ])('is a PDF by its name or type: %s', (name, type, expected) =>
    expect(isPdf(new File([''], name, { type }))).toBe(expected),
  );
});

describe('an upload', () => {
  it('becomes a file where it began, while the writer goes on, and is undone in one step', async () => {
    uploadsEnd(stored);
    const editor = open('<p>One</p><p>Two</p>');
    const adding = addFiles(editor, [pdf()], 5);
    editor.commands.insertContentAt(1, 'Begin ');
    await adding;
    await waitFor(() => expect(typesOf(editor)).toEqual(['paragraph', 'file', 'paragraph']));
    expect(editor.state.doc.child(1).attrs).toMatchObject({ name: 'Menu', size: 'PDF, 1.2 MB' });
    expect(lineOf(editor)).toBeNull();
    editor.commands.undo();
    expect(typesOf(editor)).toEqual(['paragraph', 'paragraph']);
  });

  it('says why it failed, and can be tried again', async () => {
    const refusal = { success: false, status: 415, code: 'unsupported-media-type', error: 'The file is not a PDF.' };
    uploadsEnd({ status: 415, body: refusal }, stored);
    const editor = open('<p>One</p>');
    await addFiles(editor, [pdf()]);
    await waitFor(() => expect(lineOf(editor)?.querySelector('[role=alert]')?.textContent).toContain('is not a PDF'));
    expect(typesOf(editor)).toEqual(['paragraph']);
    press(editor, 'Try again');
    await waitFor(() => expect(typesOf(editor)).toContain('file'));
  });

  it('is not sent if the file is too large, and its line can be removed', async () => {
    const editor = open('<p>One</p>');
    await addFiles(editor, [pdf('Big.pdf', 21 * 1024 * 1024)]);
    await waitFor(() => expect(lineOf(editor)?.textContent).toContain('“Big” is too large. The maximum is 20 MB.'));
    press(editor, 'Remove');
    expect(lineOf(editor)).toBeNull();
  });
});
