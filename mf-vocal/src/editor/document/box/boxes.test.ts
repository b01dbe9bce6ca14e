import { afterEach, describe, expect, it } from '@jest/globals';
import type { Editor } from '@tiptap/core';
import { openDraft } from '../testing/openDraft.ts';
import { boxKinds } from './box.ts';
import { insertBox } from './insertBox.ts';
import { unwrapBox } from './unwrapBox.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function open(content: string) {
  const { editor: now, changes } = openDraft(content);
  editor = now;
  return { editor: now, content: () => changes().content ?? content };
}

const boxes = {
  pullQuote: '<aside role="doc-pullquote"><p>Everybody off.</p></aside>',
  callout: '<aside role="note"><p>Bring a coat.</p><ul><li>Wool</li></ul></aside>',
  aside: '<aside><h3>The line</h3><p>Opened in 1911.</p></aside>',
};

describe('a box', () => {
  it.each(boxKinds)('of a post (%s) can be edited, and stays as it is until then', (kind) => {
    const html = `<p>One</p>\n${boxes[kind]}`;
    const { editor: now, content } = open(html);
    expect(now.state.doc.children.map(({ type, attrs }) => [type.name, attrs.kind])).toEqual([
      ['paragraph', undefined],
      ['box', kind],
    ]);
    now.commands.insertContentAt(4, '!');
    expect(content()).toBe(html.replace('One', 'One!'));
    now.commands.insertContentAt(8, 'x');
    expect(content()).toBe(html.replace('One', 'One!').replace(/(<aside[^>]*><\w+>)/, '$1x'));
  });

  it('is made from a paragraph, and becomes text again', () => {
    const { editor: now, content } = open('<p>Everybody off.</p>');
    now.chain().setTextSelection(4).command(insertBox('pullQuote')).run();
    expect(content()).toBe(boxes.pullQuote);
    now.chain().command(unwrapBox).insertContent('!').run();
    expect(content()).toBe('<p>!Everybody off.</p>');
    now.commands.undo();
    now.commands.undo();
    expect(content()).toBe('<p>Everybody off.</p>');
  });

  it('that is an aside begins with a title, which is not stored while it is empty', () => {
    const { editor: now, content } = open('<p>Opened in 1911.</p>');
    now.chain().setTextSelection(1).command(insertBox('aside')).run();
    expect(content()).toBe('<aside><p>Opened in 1911.</p></aside>');
    now.commands.insertContent('The line');
    expect(content()).toBe(boxes.aside.replaceAll('h3', 'h2'));
  });

  it('has a title one level below the heading before it', () => {
    const { editor: now, content } = open('<h2>One</h2>\n<p>Two</p>');
    now.chain().setTextSelection(7).command(insertBox('aside')).insertContent('Title').run();
    expect(content()).toBe('<h2>One</h2>\n<aside><h3>Title</h3><p>Two</p></aside>');
  });

  it('without words is not stored', () => {
    const { editor: now, content } = open('<p>One</p>\n<p>Two</p>');
    now.chain().insertContentAt(5, { type: 'paragraph' }).setTextSelection(6).command(insertBox('aside')).run();
    expect(now.state.doc.child(1).type.name).toBe('box');
    expect(content()).toBe('<p>One</p>\n<p>Two</p>');
    now.commands.insertContent('The line');
    now.commands.enter();
    now.commands.insertContent('Opened in 1911.');
    expect(content()).toBe(`<p>One</p>\n${boxes.aside.replaceAll('h3', 'h2')}\n<p>Two</p>`);
  });

  it('is left by Enter in an empty last line', () => {
    const { editor: now, content } = open(boxes.pullQuote);
    now.commands.setTextSelection(now.state.doc.content.size - 2);
    now.commands.enter();
    now.commands.enter();
    now.commands.insertContent('After.');
    expect(content()).toBe(`${boxes.pullQuote}\n<p>After.</p>`);
  });

  it('with a role that no kind has stays as it is', () => {
    const { editor: now } = open('<aside role="region"><p>One</p></aside>');
    expect(now.state.doc.firstChild?.type.name).toBe('keptHtml');
  });
});
