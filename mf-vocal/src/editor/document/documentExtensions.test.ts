import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { galleryModule, imageModule, productModule, videoModule } from '@marquee/vocal-kit/testing/modules.ts';
import { Editor } from '@tiptap/core';
import { changesOf, type DocumentFields } from './changesOf.ts';
import { copyBlocks } from './copy/copyBlocks.ts';
import { documentExtensions } from './documentExtensions.ts';
import { documentOf } from './documentOf.ts';
import { insertFootnote } from './footnote/insertFootnote.ts';

const picture = { public_id: 'demo/beat/promo', width: 2000, height: 900 };
const post: DocumentFields = {
  content: '<p>Before</p>',
  modules: [
    {
      type: 'image',
      id: 'i',
      isListicleItem: false,
      image: picture,
      mediaLayout: 'insetCenter',
      content: '<p>Text</p>',
    },
    { type: 'content', id: 't', isListicleItem: false, title: 'A title', content: '<p>After</p>' },
  ],
};

let opened: Editor | undefined;
afterEach(() => opened?.destroy());

function open(draft: DocumentFields, caret: string | number): Editor {
  opened?.destroy();
  const extensions = [...documentExtensions(), copyBlocks({ cloudName: '/media', secure: false })];
  opened = new Editor({ extensions, content: documentOf(draft).toJSON(), injectCSS: false });
  let place = typeof caret === 'number' ? caret : 0;
  opened.state.doc.descendants((node, position) => {
    if (node.type.name === caret || (node.isText && node.text === caret)) place = position + (node.isText ? 0 : 1);
  });
  opened.commands.setTextSelection(place);
  return opened;
}

const press = (editor: Editor, key: string, init: KeyboardEventInit = {}) =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key, ...init })),
  );

/** The node that the caret is in, from the outside in. */
const placeOf = ({ state: { selection } }: Editor) =>
  Array.from({ length: selection.$from.depth + 1 }, (_, depth) => selection.$from.node(depth).type.name).join(' ');

describe('a footnote', () => {
  const note = '<span role="doc-footnote"> [At <em>six</em>.]</span>';
  const noted = { content: `<p>Dawn${note} came.</p><p>After</p>`, modules: [] };

  test('stays byte for byte while the text around it changes', () => {
    const editor = open(noted, 'After');
    editor.commands.insertContent('Long ');
    expect(changesOf(editor.state.doc, noted)).toEqual({ content: `<p>Dawn${note} came.</p>\n<p>Long After</p>` });
    editor.commands.insertContentAt(1, 'A ');
    expect(changesOf(editor.state.doc, noted).content).toContain(`<p>A Dawn${note} came.</p>`);
  });

  test('is added at the caret and selected, and typed words follow it', () => {
    const draft = { content: '<p>Dawn came.</p>', modules: [] };
    const editor = open(draft, 5);
    press(editor, 'f', { ctrlKey: true, altKey: true });
    expect(editor.state.selection).toMatchObject({ from: 5, to: 6 });
    editor.view.dispatch(editor.state.tr.setNodeAttribute(5, 'html', 'At six.'));
    editor.commands.setTextSelection(2);
    editor.commands.setNodeSelection(5);
    editor.view.someProp('handleTextInput', (handle) => handle(editor.view, 5, 6, '!', () => editor.state.tr));
    expect(changesOf(editor.state.doc, draft).content).toBe(
      '<p>Dawn<span role="doc-footnote"> [At six.]</span>! came.</p>',
    );
  });

  test('has the words that are typed before its field is open', () => {
    const draft = { content: '<p>Dawn came.</p>', modules: [] };
    const editor = open(draft, 5);
    editor.chain().command(insertFootnote).run();
    for (const key of 'At <6')
      editor.view.someProp('handleTextInput', (handle) => handle(editor.view, 5, 6, key, () => editor.state.tr));
    expect(changesOf(editor.state.doc, draft).content).toContain(
      'Dawn<span role="doc-footnote"> [At &lt;6]</span> came.',
    );
  });

  test('is copied with its text, and is words in other programs', () => {
    const editor = open(noted, 'After');
    const { dom } = editor.view.serializeForClipboard(editor.state.doc.slice(0, 13));
    expect(dom.textContent).toBe('Dawn [At six.] came.');
    editor.view.pasteHTML(dom.innerHTML, new Event('paste') as ClipboardEvent);
    expect(changesOf(editor.state.doc, noted).content?.split(note)).toHaveLength(3);
  });

  test('without words is removed when the caret leaves it', () => {
    const draft = { content: '<p>Dawn came.</p>', modules: [] };
    const editor = open(draft, 5);
    editor.chain().command(insertFootnote).run();
    editor.commands.setTextSelection(2);
    expect(editor.getText()).toBe('Dawn came.');
    expect(changesOf(editor.state.doc, draft)).toEqual({});
  });

  test('from another page has nothing that a post cannot have', () => {
    const editor = open(noted, 'After');
    editor.commands.insertContent(
      '<span data-footnote="&lt;img src=x onerror=alert(1)&gt;&lt;b onclick=x()&gt;One&lt;/b&gt;"></span>',
    );
    expect(changesOf(editor.state.doc, noted).content).toContain('<span role="doc-footnote"> [<b>One</b>]</span>');
  });
});

describe('Enter', () => {
  test('goes from title to caption to text of a block, and out of it from an empty line', () => {
    const editor = open(post, 'moduleTitle');
    press(editor, 'Enter');
    expect(placeOf(editor)).toBe('doc image moduleCaption');
    press(editor, 'Enter');
    expect(placeOf(editor)).toBe('doc image moduleText paragraph');
    editor.commands.setTextSelection(editor.state.selection.from + 4);
    press(editor, 'Enter');
    press(editor, 'Enter');
    expect(placeOf(editor)).toBe('doc paragraph');
    expect(changesOf(editor.state.doc, post)).toEqual({});
  });

  test('leaves a block from its caption if the block has no text, and adds no second empty line', () => {
    const line = { type: 'content' as const, id: 't', isListicleItem: false, content: '<p></p>' };
    const editor = open({ content: '', modules: [imageModule({ content: undefined }), line] }, 'moduleCaption');
    press(editor, 'Enter');
    expect(placeOf(editor)).toBe('doc paragraph');
    expect(editor.state.doc.childCount).toBe(2);
  });

  test('with Ctrl leaves a block at once', () => {
    const editor = open(post, 'moduleCaption');
    press(editor, 'Enter', { ctrlKey: true });
    expect(placeOf(editor)).toBe('doc paragraph');
  });

  test('in the title of a section puts the words after it into a paragraph', () => {
    const editor = open(post, 'sectionTitle');
    editor.commands.setTextSelection(editor.state.selection.from + 1);
    press(editor, 'Enter');
    expect(changesOf(editor.state.doc, post).modules?.[1]).toMatchObject({
      id: 't',
      title: 'A',
      content: '<p> title</p>\n<p>After</p>',
    });
  });
});

describe('Backspace', () => {
  test('at the start of the title of a section makes it text', () => {
    const editor = open(post, 'sectionTitle');
    press(editor, 'Backspace');
    const { modules } = changesOf(editor.state.doc, post);
    expect(modules?.[1]).toMatchObject({ type: 'content', content: '<p>A title</p>\n<p>After</p>' });
    expect(modules?.[1]).not.toHaveProperty('title');
  });

  test('at the start of a block selects it, and then removes it', () => {
    const editor = open(post, 'moduleTitle');
    press(editor, 'Backspace');
    expect(editor.state.selection.toJSON()).toMatchObject({ type: 'node' });
    press(editor, 'Backspace');
    expect(changesOf(editor.state.doc, post)).toEqual({ modules: post.modules.slice(1) });
  });
});

describe('ids', () => {
  test('are given to new blocks and to the text after them, and stay', () => {
    const editor = open({ content: '<p>One</p><p>Two</p>', modules: [] }, 1);
    editor.commands.insertContentAt(5, {
      type: 'gallery',
      content: [{ type: 'moduleTitle' }, { type: 'moduleText', content: [{ type: 'paragraph' }] }],
    });
    const ids = () => changesOf(editor.state.doc, { content: '', modules: [] }).modules?.map(({ id }) => id);
    const given = ids();
    expect(given).toHaveLength(2);
    expect(new Set(given).size).toBe(2);
    editor.commands.insertContentAt(1, 'More');
    expect(ids()).toEqual(given);
  });

  test('of a copy differ from those of the block', () => {
    const editor = open(post, 1);
    const block = editor.state.doc.child(1);
    editor.view.dispatch(editor.state.tr.insert(editor.state.doc.content.size, block));
    const { modules } = changesOf(editor.state.doc, post);
    expect(modules?.map(({ type }) => type)).toEqual(['image', 'content', 'image']);
    expect(new Set(modules?.map(({ id }) => id)).size).toBe(3);
  });
});

describe('the clipboard', () => {
  const everyBlock: DocumentFields = {
    content: '<p>Before</p><table><tbody><tr><td>Cell</td></tr></tbody></table>',
    modules: [imageModule(), galleryModule('row', 3), productModule(), videoModule()],
  };

  /** The clipboard's HTML of a whole document. */
  function copied(editor: Editor): string {
    const { dom } = editor.view.serializeForClipboard(editor.state.doc.slice(0, editor.state.doc.content.size));
    return dom.innerHTML;
  }

  test('carries every block into another post, in another tab', async () => {
    const html = copied(open(everyBlock, 1));
    // Fresh modules simulate another tab, whose memory is empty.
    await jest.isolateModulesAsync(async () => {
      const other = await import('./documentExtensions.ts');
      opened?.destroy();
      opened = new Editor({ extensions: other.documentExtensions(), injectCSS: false });
      pasteHtml(opened, html);
    });
    const pasted = opened && changesOf(opened.state.doc, { content: '', modules: [] });
    expect(pasted?.content?.replaceAll('\n', '')).toBe(everyBlock.content);
    expect(pasted?.modules).toEqual(everyBlock.modules);
  });

  test('has pictures and links for other programs', () => {
    const html = copied(open(everyBlock, 1));
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.querySelectorAll('img')).toHaveLength(5);
    expect(body.querySelector('img')?.getAttribute('src')).toMatch(/^http.*demo\/booth/);
    expect(body.querySelector('table')?.textContent).toBe('Cell');
    expect([...body.querySelectorAll('section a')].map(({ textContent }) => textContent)).toEqual([
      'https://www.splice.example/tin',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ]);
  });

  const forged = (html: string) => `<div data-pm-slice="0 0 []" data-vocal></div>${html}`;

  test.each([
    ['no data', '<section data-module="video" data-block><div data-hole="title">Words</div></section>'],
    [
      'other fields',
      `<section data-module="gallery" data-block='{"images":[{"public_id":7}]}'><div>Words</div></section>`,
    ],
    [
      'a layout that does not exist',
      `<section data-module="image" data-block='{"image":null,"mediaLayout":"url(x)"}'><div>Words</div></section>`,
    ],
    [
      'a price in words',
      `<section data-module="product" data-block='{"url":"/","price":{"amount":"4","currency":"USD"}}'><div>Words</div></section>`,
    ],
    [
      'a video without its player',
      `<section data-module="video" data-block='{"videoData":{"exists":true}}'><div>Words</div></section>`,
    ],
    ['too much', `<section data-module="video" data-block='{"a":"${'x'.repeat(200_001)}"}'><div>Words</div></section>`],
    ['no JSON', '<section data-module="image" data-block="{"><div>Words</div></section>'],
  ])('brings no block that another page made up: %s', (_what, html) => {
    const editor = open({ content: '', modules: [] }, 1);
    pasteHtml(editor, forged(html));
    expect(editor.state.doc.children.map(({ type }) => type.name)).not.toContain('gallery');
    expect(editor.state.doc.children.every(({ type }) => type.name === 'paragraph')).toBe(true);
    expect(editor.state.doc.textContent).toBe('Words');
  });

  test('brings kept HTML without what a post cannot have', () => {
    const editor = open({ content: '', modules: [] }, 1);
    pasteHtml(
      editor,
      forged(
        `<div data-kept><table onclick="x()" style="position:fixed"><tbody><tr><td><script>x()</script><form action="/x">Cell</form><img src="https://evil.example/p.png" onerror="x()"><iframe src="https://evil.example"></iframe><a href="javascript:x()">a</a></td></tr></tbody></table></div>`,
      ),
    );
    const kept = editor.state.doc.children.find(({ type }) => type.name === 'keptHtml');
    expect(kept?.attrs.html).toBe('<table><tbody><tr><td>Cell<a>a</a></td></tr></tbody></table>');
  });

  test('makes an address a link where words are selected', () => {
    const editor = open(post, 1);
    editor.commands.setTextSelection({ from: 1, to: 7 });
    pasteText(editor, 'https://example.org/');
    expect(changesOf(editor.state.doc, post).content).toBe('<p><a href="https://example.org/">Before</a></p>');
  });

  test('brings one line into a title', () => {
    const editor = open(post, 'sectionTitle');
    pasteText(editor, 'Two\nlines: ');
    expect(changesOf(editor.state.doc, post).modules?.[1]).toMatchObject({ title: 'Two lines:A title' });
  });
});

/** jsdom has no clipboard events. */
function pasteHtml(editor: Editor, html: string): void {
  const event: Event = new Event('paste');
  editor.view.pasteHTML(html, event as ClipboardEvent);
}

function pasteText(editor: Editor, text: string): void {
  const event: Event = Object.assign(new Event('paste'), { clipboardData: { getData: () => text } });
  editor.view.someProp('handlePaste', (handle) =>
    handle(editor.view, event as ClipboardEvent, editor.state.doc.slice(0, 0)),
  );
}
