import { describe, expect, test } from '@jest/globals';
import type { DraftModule } from '@marquee/shared/domain';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import { changesOf, type DocumentFields } from './changesOf.ts';
import { documentOf } from './documentOf.ts';
import { documentSchema } from './documentSchema.ts';

const picture = { public_id: 'demo/beat/promo', width: 2000, height: 900 };

const post: DocumentFields = {
  content:
    '<p>The <b>first</b> run\nof text.</p>\n<ul>\n<li>One</li>\n<li><p>Two</p></li>\n</ul>\n<pre><code>a\n b</code></pre>',
  modules: [
    { type: 'content', id: 'a', isListicleItem: false, content: 'Loose <i>words</i><p>and a paragraph</p>' },
    { type: 'content', id: 'b', isListicleItem: true, title: 'An item', content: '<h3>Inside</h3>' },
    {
      type: 'image',
      id: 'c',
      isListicleItem: false,
      title: '',
      image: picture,
      imageCaption: 'A <em>caption</em>',
      mediaLayout: 'outsetLeft',
      imageAltText: 'A door',
    },
    {
      type: 'gallery',
      id: 'd',
      isListicleItem: true,
      galleryStyle: 'grid',
      images: [{ ...picture, url: null }],
      content: '',
    },
    {
      type: 'product',
      id: 'e',
      isListicleItem: false,
      url: 'https://shop.example',
      data: null,
      image: picture,
      price: { amount: 420, currency: 'USD' },
      content: '<p>Good</p>',
    },
    {
      type: 'video',
      id: 'f',
      isListicleItem: false,
      mediaLayout: 'insetCenter',
      brightcoveId: null,
      videoLink: 'https://player.vimeo.com/video/1',
      videoData: null,
    },
    { type: 'content', id: 'g', isListicleItem: false, content: '' },
  ],
};

const open = (draft: DocumentFields) => documentOf(draft);

/** Changes after a writer's step in the document. */
function changesAfter(step: (transaction: Transaction) => Transaction, draft = post) {
  return changesOf(step(EditorState.create({ doc: open(draft) }).tr).doc, draft);
}

function placeOf(type: string, draft = post): number {
  let found = -1;
  open(draft).descendants((node, position) => {
    if (node.type.name === type && found < 0) found = position;
  });
  return found;
}

/** The modules with one of them replaced. */
const modulesWith = (id: string, fields: object) =>
  post.modules.map((module) => (module.id === id ? { ...module, ...fields } : module)) as DraftModule[];

describe('a document nobody touched', () => {
  test('changes no field', () => {
    expect(changesOf(open(post), post)).toEqual({});
  });

  test('has the same changes each time, also against a version that was saved meanwhile, or one from elsewhere', () => {
    const document = open({ ...post, modules: [] });
    const edited = open(post);
    const { modules = [] } = changesOf(edited, { ...post, modules: [] });
    expect(changesOf(edited, { ...post, modules: [] }).modules).toEqual(modules);
    expect(changesOf(edited, { ...post, modules })).toEqual({});
    expect(changesOf(edited, { ...post, modules: JSON.parse(JSON.stringify(modules)) })).toEqual({});
    const elsewhere = modules.map((module) => ({ ...module, isListicleItem: !module.isListicleItem }));
    expect(changesOf(edited, { ...post, modules: elsewhere }).modules).toEqual(modules);
    expect(changesOf(document, post)).toEqual({ modules: [] });
  });

  test('changes no field of an empty post', () => {
    const empty = { content: '', modules: [] };
    expect(changesOf(open(empty), empty)).toEqual({});
  });

  test('is a valid document', () => {
    expect(() => open(post).check()).not.toThrow();
  });
});

describe('a direction', () => {
  const hebrew = { content: '<p>שלום</p>\n<p dir="rtl">2026</p>\n<ul dir="ltr"><li>אחד</li></ul>', modules: [] };

  test('that a writer stated is kept, in a text that can be edited', () => {
    expect(open(hebrew).children.map(({ type, attrs }) => [type.name, attrs.dir])).toEqual([
      ['paragraph', 'auto'],
      ['paragraph', 'rtl'],
      ['bulletList', 'ltr'],
    ]);
    expect(changesOf(open(hebrew), hebrew)).toEqual({});
    const place = placeOf('bulletList', hebrew) + 3;
    expect(changesAfter((step) => step.insertText('א', place), hebrew).content).toBe(
      '<p>שלום</p>\n<p dir="rtl">2026</p>\n<ul dir="ltr"><li>אאחד</li></ul>',
    );
  });
});

describe('a change', () => {
  test('of the first words is one of the content, where the other blocks keep their HTML', () => {
    expect(changesAfter((step) => step.insertText('Really, the', 1, 4))).toEqual({
      content: `<p>Really, the <strong>first</strong> run of text.</p>\n${post.content.slice(post.content.indexOf('<ul>'))}`,
    });
  });

  test('of a caption is one of that module alone', () => {
    const place = placeOf('moduleCaption') + 1;
    expect(changesAfter((step) => step.insertText('Not ', place))).toEqual({
      modules: modulesWith('c', { imageCaption: 'Not A <em>caption</em>' }),
    });
  });

  test('of a layout is one of that module alone', () => {
    expect(changesAfter((step) => step.setNodeAttribute(placeOf('image'), 'mediaLayout', 'fullWidth'))).toEqual({
      modules: modulesWith('c', { mediaLayout: 'fullWidth' }),
    });
  });

  test('of the title of a section is one of its module alone', () => {
    expect(changesAfter((step) => step.insertText('Not ', placeOf('sectionTitle') + 1))).toEqual({
      modules: modulesWith('b', { title: 'Not An item' }),
    });
  });

  test('removes the module of a block that was deleted', () => {
    const place = placeOf('gallery');
    expect(changesAfter((step) => step.delete(place, place + (open(post).nodeAt(place)?.nodeSize ?? 0)))).toEqual({
      modules: post.modules.filter(({ id }) => id !== 'd'),
    });
  });

  test('cuts the text in two where a block is put into it', () => {
    const draft = { content: '<p>Before</p><p>After</p>', modules: [] };
    const rule = documentSchema().nodes.gallery?.createAndFill();
    const { content, modules } = changesAfter((step) => (rule ? step.insert(8, rule) : step), draft);
    expect(content).toBe('<p>Before</p>');
    expect(modules).toMatchObject([
      { type: 'gallery', images: [] },
      { type: 'content', content: '<p>After</p>' },
    ]);
    expect(new Set(modules?.map(({ id }) => id)).size).toBe(2);
  });

  test('keeps the words of an image block without a picture', () => {
    const draft = { content: '', modules: [] };
    const schema = documentSchema();
    const block = schema.nodes.image?.createAndFill();
    const { modules } = changesAfter((step) => (block ? step.insert(0, block).insertText('A door', 4) : step), draft);
    expect(modules).toMatchObject([{ type: 'content', content: '<p>A door</p>' }]);
  });
});

describe('HTML that the editor has no nodes for', () => {
  test.each([
    '<table><tbody><tr><td>One</td></tr></tbody><tfoot><tr><td>Two</td></tr></tfoot></table>',
    '<pre>a\n  b</pre>',
    '<dl><dt>Word</dt><dd>Meaning</dd></dl>',
    '<figure><img src="/res/a" alt="A"><figcaption>Cap</figcaption></figure>',
    '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    '<p>With <img src="/res/a"> inside</p>',
    '<ul><li><h2>A heading</h2></li></ul>',
  ])('stays as it is: %s', (block) => {
    const draft = { content: `<p>Before</p>${block}<p>After</p>`, modules: [] };
    expect(open(draft).children.map(({ type }) => type.name)).toEqual(['paragraph', 'keptHtml', 'paragraph']);
    expect(changesAfter((step) => step.insertText('!', 1), draft)).toEqual({
      content: `<p>!Before</p>\n${block}\n<p>After</p>`,
    });
  });

  test('stays as it is within a quote', () => {
    const draft = { content: '<pre>a</pre>', modules: [] };
    const { nodes } = documentSchema();
    const kept = open(draft).firstChild;
    const quote = kept && nodes.blockquote?.create(null, kept);
    expect(changesAfter((step) => (quote ? step.replaceWith(0, 1, quote) : step), draft)).toEqual({
      content: '<blockquote><pre>a</pre></blockquote>',
    });
  });
});

describe('HTML that the editor writes', () => {
  test.each([
    '<p>a <strong>b</strong> <em>i</em> <s>s</s> <code>c</code> <del>d</del> <ins>n</ins> <mark>m</mark> <small>x</small></p>',
    '<p>H<sub>2</sub>O 10<sup>5</sup> <u>u</u> <abbr>abbr</abbr> <cite>cite</cite> a<br>b</p>',
    '<p><em><strong>both</strong></em> <strong><em>both</em></strong> <code><b>code</b></code></p>',
    '<p><a href="https://example.org/?a=1&amp;b" rel="noopener ugc" title="T">out</a> <a href="/in"><code>in</code></a></p>',
    '<h2>Two</h2><h3>Three</h3><h4>Four</h4><hr>',
    '<ol start="3" reversed><li>Three</li><li>Two<ul><li>deep</li></ul></li></ol>',
    '<blockquote><p>One</p><p>Two</p></blockquote><blockquote>Loose</blockquote>',
  ])('is no kept block: %s', (content) => {
    const document = open({ content, modules: [] });
    const kept = document.children.filter(({ type }) => type.name === 'keptHtml');
    expect(kept.map(({ attrs }) => attrs.html)).toEqual([]);
    // Written without its sources, and read again, it is the same document.
    const written = changesOf(document, { content: '', modules: [] }).content ?? '';
    expect(open({ content: written, modules: [] }).eq(document)).toBe(true);
  });
});
