import { describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { documentExtensions } from '../document/documentExtensions.ts';
import { waitingPictures } from '../document/nodes/waitingPictures.ts';
import { galleryInstead } from './galleryInstead.ts';
import { addPictures, pictureFiles } from './pictureFiles.ts';

const sea = new File(['1'], 'sea.png', { type: 'image/png' });
const bus = new File(['2'], 'bus.png', { type: 'image/png' });

function open(content: string, caret: number): Editor {
  const editor = new Editor({ extensions: documentExtensions(), content, injectCSS: false });
  editor.commands.setTextSelection(caret);
  return editor;
}

function add(editor: Editor, files: readonly File[], gap?: number): string[] {
  const added = addPictures(editor.state, files, gap);
  if (added) editor.view.dispatch(added);
  return editor.state.doc.children.map((node) => {
    const names = waitingPictures(node.attrs.arrival).map(({ name }) => name);
    return names.length > 0 ? `${node.type.name} of ${names.join(', ')}` : node.textContent;
  });
}

describe('pictures that are pasted or dropped', () => {
  it('make a gallery after the block with the caret, which goes on below it', () => {
    const editor = open('<p>one</p><p>two</p>', 2);
    expect(add(editor, [sea, bus])).toEqual(['one', 'gallery of sea.png, bus.png', 'two']);
    expect(editor.state.selection.$from.parent.textContent).toBe('two');
  });

  it('take the place of an empty line, and have a line below them', () => {
    const editor = open('<p>one</p><p></p>', 6);
    expect(add(editor, [sea])).toEqual(['one', 'image of sea.png', '']);
  });

  it('leave the list or the block that they were pasted into as it is', () => {
    expect(add(open('<ul><li>one</li><li>two</li></ul>', 4), [sea])).toEqual(['onetwo', 'image of sea.png', '']);
  });

  it('stand where they were dropped', () => {
    expect(add(open('<p>one</p><p>two</p>', 2), [sea], 0)).toEqual(['image of sea.png', 'one', 'two']);
  });
});

describe('more pictures than a gallery can have', () => {
  it('make several galleries', () => {
    const files = Array.from({ length: 201 }, (_, index) => new File(['1'], `${index}.png`, { type: 'image/png' }));
    const blocks = add(open('<p>one</p>', 2), files);
    expect(blocks.map((block) => block.split(' ').length)).toEqual([1, 202, 3, 1]);
  });
});

describe('pictures that are chosen in the place of one', () => {
  const image = (caption: string, text: string) => ({
    type: 'image',
    content: [
      { type: 'moduleTitle', content: [{ type: 'text', text: 'The pier' }] },
      { type: 'moduleCaption', ...(caption && { content: [{ type: 'text', text: caption }] }) },
      { type: 'moduleText', content: [{ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) }] },
    ],
  });

  it.each([
    ['Here', '', ['Here']],
    ['Here', 'And there', ['Here', 'And there']],
    ['', '', ['']],
  ])('make a gallery that keeps the words %j and %j', (caption, text, paragraphs) => {
    const content = { type: 'doc', content: [image(caption, text), { type: 'paragraph' }] };
    const editor = new Editor({ extensions: documentExtensions(), content, injectCSS: false });
    editor.view.dispatch(galleryInstead(editor.state, 0, [sea, bus]));
    const gallery = editor.state.doc.firstChild;
    expect(gallery?.type.name).toBe('gallery');
    expect(gallery?.firstChild?.textContent).toBe('The pier');
    expect(gallery?.lastChild?.children.map(({ textContent }) => textContent)).toEqual(paragraphs);
    expect(waitingPictures(gallery?.attrs.arrival)).toEqual([sea, bus]);
    expect(() => editor.state.doc.check()).not.toThrow();
  });
});

describe('files that are pasted', () => {
  const notes = new File(['3'], 'notes.docx', { type: 'application/msword' });

  /** Pastes files with the words beside them. */
  function paste(files: readonly File[], html = '') {
    const told: (readonly string[])[] = [];
    const extensions = [...documentExtensions(), pictureFiles((names) => told.push(names))];
    const editor = new Editor({ extensions, content: '<p>one</p>', injectCSS: false });
    const event = Object.assign(new Event('paste', { cancelable: true }), {
      clipboardData: { files, types: [], getData: (type: string) => (type === 'text/html' ? html : '') },
    });
    editor.view.dom.dispatchEvent(event);
    return { told, isTaken: event.defaultPrevented, blocks: editor.state.doc.children.map(({ type }) => type.name) };
  }

  it('are named if they are neither pictures nor PDFs, and the pictures are added', () => {
    expect(paste([notes])).toEqual({ told: [['notes.docx']], isTaken: true, blocks: ['paragraph'] });
    expect(paste([notes, sea])).toMatchObject({ told: [['notes.docx']], blocks: ['paragraph', 'image', 'paragraph'] });
    expect(paste([sea]).told).toEqual([[]]);
  });

  it('give way to words', () => expect(paste([notes], '<p>two</p>').told).toEqual([]));
});
