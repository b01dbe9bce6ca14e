import { describe, expect, it } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { documentExtensions } from '../document/documentExtensions.ts';
import { blockItems, blockItemsLike } from './blockItems.ts';
import { leaveWrappers } from './leaveWrappers.ts';
import { slashQuery } from './slashQuery.ts';

/** An editor with the caret at the end of its typed slash. */
function open(content: string | object): Editor {
  const editor = new Editor({ extensions: documentExtensions(), content, injectCSS: false });
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text?.startsWith('/')) editor.commands.setTextSelection(position + node.nodeSize);
  });
  return editor;
}

const video = {
  type: 'doc',
  content: [
    {
      type: 'video',
      content: [
        { type: 'moduleTitle' },
        { type: 'moduleCaption' },
        { type: 'moduleText', content: [{ type: 'paragraph', content: [{ type: 'text', text: '/' }] }] },
      ],
    },
  ],
};

describe('the menu of blocks', () => {
  it.each([
    ['in a paragraph', '<p>one</p><p>/quo</p>', 'quo'],
    ['in a list', '<ul><li>/</li></ul>', ''],
    ['in a list of a list', '<ul><li><p>one</p><ol><li>/h</li></ol></li></ul>', 'h'],
    ['in a quote', '<blockquote><p>/</p></blockquote>', ''],
  ])('opens behind a slash %s', (_, content, text) =>
    expect(slashQuery(open(content).state)).toMatchObject({ text, isInBlock: false }),
  );

  it.each([
    ['after words', '<p>and/</p>'],
    ['in a heading', '<h2>/</h2>'],
    ['before other signs', '<p>/1</p>'],
  ])('stays closed %s', (_, content) => expect(slashQuery(open(content).state)).toBeNull());

  it('offers first the blocks whose names begin with the typed text', () =>
    expect(blockItemsLike('list').map(({ label }) => label)).toEqual(['List', 'Numbered list']));

  it('offers in the text of a block only what has room there', () => {
    const query = slashQuery(open(video).state);
    expect(query?.isInBlock).toBe(true);
    const names = blockItemsLike('', true).map(({ name }) => name);
    expect(names).toContain('blockquote');
    expect(names).not.toContain('image');
    expect(names).not.toContain('section');
    expect(names).not.toContain('aside');
  });

  it('offers in a box what has room there', () => {
    const query = slashQuery(open('<aside><p>/li</p></aside>').state);
    expect(query).toMatchObject({ text: 'li', isInBlock: true });
  });

  it.each([
    ['image', 'moduleCaption'],
    ['video', 'moduleCaption'],
    ['product', 'moduleTitle'],
    ['gallery', 'doc'],
  ])('puts the caret of a new %s where its first words are', (name, expected) => {
    const editor = open('<p></p>');
    blockItems
      .find((item) => item.name === name)
      ?.insert(editor.chain())
      .run();
    expect(editor.state.selection.$from.parent.type.name).toBe(expected);
    expect(editor.state.doc.children.map(({ type }) => type.name)).toEqual([name, 'paragraph']);
  });

  it.each([
    [
      'a list',
      '<ul><li>one</li><li>/h</li><li>two</li></ul>',
      '<ul><li><p>one</p></li></ul><h2></h2><ul><li><p>two</p></li></ul>',
    ],
    ['a list of a list', '<ul><li><p>one</p><ul><li>/h</li></ul></li></ul>', '<ul><li><p>one</p></li></ul><h2></h2>'],
    ['a quote', '<blockquote><p>one</p><p>/h</p></blockquote>', '<blockquote><p>one</p></blockquote><h2></h2>'],
  ])('splits %s in which the block is added', (_, content, expected) => {
    const editor = open(content);
    const query = slashQuery(editor.state);
    const heading = blockItems.find(({ name }) => name === 'heading2');
    if (!query || !heading) throw new Error('No menu is open');
    editor.commands.deleteRange(query);
    leaveWrappers(editor);
    heading.insert(editor.chain()).run();
    // Each block in the editor has a direction, too.
    expect(editor.getHTML().replaceAll(' dir="auto"', '')).toBe(expected);
  });
});
