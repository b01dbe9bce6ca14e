import { afterEach, expect, test } from '@jest/globals';
import { Editor, type NodeViewRenderer } from '@tiptap/core';
import { documentExtensions } from '../document/documentExtensions.ts';
import { documentOf } from '../document/documentOf.ts';
import { fieldKeys } from './fieldKeys.ts';

/** A block with one field, named after its module. */
const blockWithField: NodeViewRenderer = ({ node }) => {
  const dom = document.createElement('section');
  const field = document.createElement('input');
  const contentDOM = document.createElement('div');
  field.name = String(node.attrs.module);
  dom.append(field, contentDOM);
  return { dom, contentDOM };
};

const picture = { public_id: 'demo/beat/promo', width: 2000, height: 900 };
const image = (id: string) =>
  ({ type: 'image', id, isListicleItem: false, image: picture, mediaLayout: 'insetCenter', title: id }) as const;

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function openAt(title: string | null): Editor {
  editor = new Editor({
    element: document.body,
    extensions: [...documentExtensions({ image: blockWithField }), fieldKeys],
    content: documentOf({ content: '<p>Before</p>', modules: [image('first'), image('second')] }).toJSON(),
    injectCSS: false,
  });
  let place = 1;
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text === title) place = position;
  });
  editor.commands.setTextSelection(place);
  return editor;
}

const pressTab = ({ view }: Editor) =>
  view.someProp('handleKeyDown', (handle) => handle(view, new KeyboardEvent('keydown', { key: 'Tab' })));

test('Tab leads from the words of a block to its own field, and not to that of a block before it', () => {
  expect(pressTab(openAt('second'))).toBe(true);
  expect(document.activeElement).toHaveProperty('name', 'second');
});

test('Tab leads from a selected block to its field', () => {
  const editor = openAt('first');
  editor.commands.setNodeSelection(editor.state.selection.$from.before(1));
  pressTab(editor);
  expect(document.activeElement).toHaveProperty('name', 'first');
});

test('Tab in the text leads on from the document, as everywhere', () => {
  expect(pressTab(openAt(null))).toBeFalsy();
});
