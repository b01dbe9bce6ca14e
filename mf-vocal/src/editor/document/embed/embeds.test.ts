import { afterEach, describe, expect, it } from '@jest/globals';
import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { openDraft } from '../testing/openDraft.ts';
import { cardHint } from './cardHint.ts';
import { cardToLink } from './cardToLink.ts';
import { insertCard } from './insertCard.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function open(content: string) {
  const { editor: now, changes } = openDraft(content);
  editor = now;
  return {
    editor: now,
    content: () => changes().content ?? content,
    modules: () => changes().modules,
    type: (text: string) => {
      for (const letter of text) {
        const { from, to } = now.state.selection;
        const isDone = now.view.someProp('handleTextInput', (handle) =>
          handle(now.view, from, to, letter, () => now.state.tr),
        );
        if (!isDone) now.view.dispatch(now.state.tr.insertText(letter));
      }
    },
    press: (key: string) =>
      now.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    paste: (text: string) => {
      const event = new Event('paste') as ClipboardEvent;
      Object.defineProperty(event, 'clipboardData', {
        value: { getData: (type: string) => (type === 'text/plain' ? text : '') },
      });
      return now.view.someProp('handlePaste', (handle) => handle(now.view, event, now.state.doc.slice(0, 0))) ?? false;
    },
  };
}

const post = 'https://x.com/jack/status/20';
const card =
  '<figure class="embed"><a href="https://film.example/booth"><img src="/res/media/image/upload/c_fill,f_auto,h_400,w_600/v1/uploads/a" alt=""><strong>The last booth</strong> <small>film.example</small></a></figure>';

describe('a card', () => {
  it('of a post is one block, and stays as it is', () => {
    const { editor: now, content } = open(`<p>One</p>\n${card}`);
    expect(now.state.doc.children.map(({ type }) => type.name)).toEqual(['paragraph', 'embed']);
    now.commands.insertContentAt(4, '!');
    expect(content()).toBe(`<p>One!</p>\n${card}`);
  });

  it('loses a picture of another host, which would see who edits the post', () => {
    const { editor: now } = open('<p>One</p>');
    now.commands.insertContent(card.replace('/res/media/', 'https://evil.example/'));
    expect(now.view.dom.querySelector('figure.embed strong')?.textContent).toBe('The last booth');
    expect(now.view.dom.querySelectorAll('img[src*=evil]')).toHaveLength(0);
  });

  it('does not lead out of the editor by a click', () => {
    const { editor: now } = open(card);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    now.view.dom.querySelector('strong')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  });

  it('becomes a line with its link', () => {
    const { editor: now, content } = open(card);
    now.commands.setNodeSelection(0);
    const step = cardToLink(now.state);
    if (step) now.view.dispatch(step);
    expect(content()).toBe('<p><a href="https://film.example/booth">The last booth</a></p>');
  });

  it('without an address is not stored', () => {
    const { editor: now, content } = open('<p>One</p>');
    now.chain().insertContentAt(5, { type: 'paragraph' }).setTextSelection(6).command(insertCard).run();
    expect(now.state.selection).toBeInstanceOf(NodeSelection);
    expect(content()).toBe('<p>One</p>');
  });
});

describe('an address', () => {
  it('alone in a line becomes a card by Enter, and a link by undo', () => {
    const { editor: now, content, type, press } = open('');
    type(post);
    press('Enter');
    const { doc, selection } = now.state;
    expect(doc.children.map((node) => [node.type.name, node.attrs.href])).toEqual([
      ['embed', post],
      ['paragraph', undefined],
    ]);
    expect(selection.$from.parent).toBe(doc.lastChild);
    expect(content()).toBe(
      `<figure class="embed"><a href="${post}"><strong>${post}</strong> <small>x.com</small></a></figure>`,
    );
    now.commands.undo();
    expect(content()).toBe(`<p><a href="${post}">${post}</a></p>`);
  });

  it('of a video becomes a video, typed or pasted', () => {
    const video = 'https://youtu.be/aqz-KE-bpKQ';
    const pasted = open('');
    expect(pasted.paste(` ${video}\n`)).toBe(true);
    expect(pasted.modules()).toMatchObject([{ type: 'video', videoLink: video }]);
    pasted.editor.destroy();
    const typed = open('');
    typed.type(video);
    typed.press('Enter');
    expect(typed.modules()).toMatchObject([{ type: 'video', videoLink: video }]);
  });

  it('in a sentence is a link as soon as its word ends', () => {
    const { content, type } = open('');
    type(`See (${post}) or https://film.example/a_(b), https://film.example/?c=1&d=2. Soon`);
    expect(content()).toBe(
      `<p>See (<a href="${post}">${post}</a>) or <a href="https://film.example/a_(b)">https://film.example/a_(b)</a>, <a href="https://film.example/?c=1&amp;d=2">https://film.example/?c=1&amp;d=2</a>. Soon</p>`,
    );
  });

  it('pasted into a sentence or a list is a link', () => {
    const { editor: now, content, paste } = open('<ul><li>See:</li></ul>');
    now.commands.setTextSelection(7);
    expect(paste(post)).toBe(true);
    expect(content()).toBe(`<ul><li>See:<a href="${post}">${post}</a></li></ul>`);
  });

  it.each(['javascript:alert(1)', 'film.example', 'https://', `https://film.example/${'a'.repeat(2_001)}`])(
    'that no page can have stays text: %s',
    (text) => {
      const { editor: now, paste, type, press } = open('');
      expect(paste(text)).toBe(false);
      type(text);
      press('Enter');
      expect(now.getHTML()).not.toMatch(/<a |<figure/);
    },
  );

  it('in code stays text', () => {
    const { content, type, press } = open('<pre><code>a</code></pre>');
    editor?.commands.setTextSelection(2);
    type(` ${post} `);
    press('Enter');
    expect(content()).toContain(` ${post} \n`);
  });
});

describe('the hint of a card', () => {
  const site = (embeds: readonly 'x'[]) => ({ key: 'beat' as const, url: '', label: 'Beat', embeds: [...embeds] });

  it.each([
    [post, site(['x']), 'Readers click the card to see the content from X in the post.'],
    [post, site([]), 'Beat does not show content from X. Readers see a card that leads there.'],
    [post, undefined, 'The magazine decides whether readers see the content from X in the post.'],
    ['https://x.com/jack', site(['x']), 'Readers see a card that leads to x.com.'],
    ['https://www.film.example/booth', site(['x']), 'Readers see a card that leads to film.example.'],
  ])('says what readers of the magazine see: %s', (href, magazine, hint) =>
    expect(cardHint(href, magazine)).toBe(hint),
  );
});
