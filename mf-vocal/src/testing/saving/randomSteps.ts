import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { documentOf } from '../../editor/document/documentOf.ts';

/** Returns a whole number below a limit. */
export type Random = (below: number) => number;

/** HTML of the kinds of blocks, with `%` in place of a word. */
const blocks = [
  '<p>%</p>',
  '<p>%<br>after</p>',
  '<h2>%</h2>',
  '<ul><li>one</li><li>%<ul><li>deep</li></ul></li></ul>',
  '<ol start="4" reversed><li>%</li></ol>',
  '<blockquote><p>%</p><p>two</p></blockquote>',
  '<aside role="note"><p>%</p></aside>',
  '<aside><h3>Title</h3><p>%</p></aside>',
  '<aside role="doc-pullquote"><p>%</p></aside>',
  '<pre><code class="language-js">if (%)  {\n  go();\n}</code></pre>',
  '<table><caption>C</caption><thead><tr><th scope="col">%</th><th>b</th></tr></thead><tbody><tr><td align="right">1</td><td>2</td></tr></tbody></table>',
  '<figure class="embed"><a href="https://a.example/%">https://a.example/%</a></figure>',
  '<p>a <a href="https://b.example/?a=1&amp;b=2" title="T">% link</a> b</p>',
  '<p><strong>%</strong><em> and </em><code>x  y</code> <s>s</s> H<sub>2</sub>O &lt;b&gt; &amp; "q"</p>',
  '<p>10&nbsp;km % <span lang="ar" dir="rtl">كلمة</span> <span lang="de">Wort</span></p>',
  '<p>%<span role="doc-footnote"> [A <em>note</em>.]</span> on.</p>',
  '<dl><dt>%</dt><dd>kept</dd></dl>',
  '<table><tbody><tr><td>%<p>Two</p></td><td rowspan="2">Three</td></tr><tr><th scope="row">Four</th></tr></tbody></table>',
] as const;

/** Returns the nodes of a random new block that contains a word. */
export function newBlock(random: Random, word: string, id: string): readonly Node[] {
  const kind = random(blocks.length + 5);
  const html = (blocks[kind] ?? blocks[0]).replaceAll('%', word);
  if (kind < blocks.length) return documentOf({ content: html, modules: [] }).children;
  const common = { id, isListicleItem: false };
  const image = { public_id: 'demo/booth', width: 1200, height: 800, format: 'jpg' };
  const modules = [
    {
      ...common,
      type: 'image' as const,
      mediaLayout: 'insetCenter' as const,
      image,
      imageCaption: `${word} &amp; <em>b</em>`,
    },
    {
      ...common,
      type: 'product' as const,
      title: 'Tin',
      url: 'https://c.example/',
      data: null,
      image,
      price: { amount: 1250, currency: 'USD' },
      content: `<p>${word}<br>x</p>`,
    },
    {
      ...common,
      type: 'video' as const,
      mediaLayout: 'insetCenter' as const,
      brightcoveId: null,
      videoLink: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      videoData: null,
      imageCaption: word,
    },
    { ...common, type: 'content' as const, title: `Section ${word}`, content: '<p>Text of it</p>' },
    { ...common, type: 'content' as const, title: word, isListicleItem: true, content: '' },
  ];
  return documentOf({ content: '', modules: modules.slice(kind - blocks.length, kind - blocks.length + 1) }).children;
}

/** Returns the step that inserts a word at a random place of a block. Null if the block has no text. */
export function changedBlock(state: EditorState, place: number, word: string, random: Random): Transaction | null {
  const { tr, schema, doc } = state;
  let start = 0;
  for (let index = 0; index < place; index += 1) start += doc.child(index).nodeSize;
  const lines: { at: number; node: Node }[] = [];
  const block = doc.child(place);
  const add = (node: Node, at: number) => void (node.isTextblock && lines.push({ at, node }));
  add(block, start);
  block.descendants((node, at) => add(node, start + 1 + at));
  const line = lines[random(Math.max(1, lines.length))];
  if (!line) return null;
  const offset = random(line.node.content.size + 1);
  const at = line.at + 1 + offset;
  // A word must not divide another word, or the divided word would count as lost.
  const isInWord = /\w$/.test(before(line.node, offset)) && /^\w/.test(after(line.node, offset));
  const position = isInWord ? line.at + 1 + line.node.content.size : at;
  const text = [` ${word} `, ` ${word}\u00a0`, ` ${word}`, ` ${word} & <i> "x" `][random(4)] ?? word;
  tr.insertText(text, position);
  if (line.node.type.name !== 'paragraph') return tr;
  const end = position + text.length;
  const kind = random(8);
  if (kind === 0) tr.addMark(position + 1, end, schema.mark('link', { href: 'https://d.example/?x=1&y=2' }));
  if (kind === 1) tr.insert(end, schema.node('hardBreak'));
  if (kind === 2) tr.addMark(position + 1, end, schema.mark('language', { lang: 'fr' }));
  if (kind === 3) tr.addMark(position + 1, end, schema.mark('bold'));
  if (kind === 4) tr.insert(end, schema.node('footnote', { html: `Note <em>of</em> it & more` }));
  if (kind === 5 && line.at === start) tr.split(end);
  return tr;
}

const before = (line: Node, offset: number) => line.textBetween(0, offset, '\n', '\n');
const after = (line: Node, offset: number) => line.textBetween(offset, line.content.size, '\n', '\n');
