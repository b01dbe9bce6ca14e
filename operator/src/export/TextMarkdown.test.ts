import { describe, expect, it } from '@jest/globals';
import { sanitizeHtml } from '@marquee/api/acts/posts.ts';
import { markdownHtml } from '@marquee/shared/markdown/markdownHtml';
import { canonicalHtml } from './canonicalHtml.ts';
import { TextMarkdown } from './TextMarkdown.ts';

const note = (words: string) => `<span role="doc-footnote"> [${words}]</span>`;
const write = (html: string) => new TextMarkdown().write(html);

describe('a text of a post', () => {
  it.each([
    [
      'a table with alignments',
      '<table><thead><tr><th>Stop</th><th align="right">Fare</th></tr></thead><tbody><tr><td>The | <strong>pier</strong></td><td align="right">2.40</td></tr></tbody></table>',
      '| Stop | Fare |\n| --- | --: |\n| The \\| **pier** | 2.40 |',
    ],
    [
      'footnotes',
      `<p>The sea${note('Or the <em>lake</em>.')} rose${note('In [may].')}.</p>`,
      'The sea[^1] rose[^2].\n\n[^1]: Or the *lake*.\n\n[^2]: In \\[may\\].',
    ],
    [
      'code with its language',
      '<pre><code class="language-js">if (a) {\n\n  b(`c`);\n}</code></pre>',
      '```js\nif (a) {\n\n  b(`c`);\n}\n```',
    ],
    [
      'a callout',
      '<aside role="note"><h3>Before</h3><p>Bring a coat.</p><ul><li>Wool</li></ul></aside><blockquote><p>[!NOTE] b</p></blockquote>',
      '> [!NOTE]\n> ### Before\n>\n> Bring a coat.\n>\n> -   Wool\n\n> \\[!NOTE\\] b',
    ],
    ['struck words', '<p><s>ten</s> and ~~none~~</p>', '~~ten~~ and \\~\\~none\\~\\~'],
    ['words that look like a footnote', '<p>He said [^1].</p>', 'He said \\[^1\\].'],
  ])('writes %s', (_what, html, markdown) => {
    expect(write(html)).toBe(markdown);
    expect(canonicalHtml(sanitizeHtml(markdownHtml(markdown)))).toBe(canonicalHtml(sanitizeHtml(html)));
  });

  it.each([
    [
      'a caption',
      '<table><caption>Fares</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'joined cells',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table>',
    ],
    ['no head', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'],
    [
      'paragraphs in a cell',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><p>b</p><p>c</p></td></tr></tbody></table>',
    ],
    [
      'headings of rows',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><th scope="row">b</th></tr></tbody></table>',
    ],
    [
      'cells aligned by themselves',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td align="right">b</td></tr></tbody></table>',
    ],
  ])('keeps a table with %s as HTML, and the words around it as Markdown', (_what, table) => {
    const html = `<p>A <em>word</em>${note('One')}</p>${table.replace('</td>', `${note('Two')}</td>`)}`;
    const markdown = write(html);
    expect(markdown).toMatch(/^A \*word\*\[\^1\]\n\n<table>/);
    expect(canonicalHtml(markdownHtml(markdown))).toBe(canonicalHtml(html));
  });

  it('numbers footnotes of all texts of a file in turn', () => {
    const texts = new TextMarkdown();
    const written = ['One', 'Two'].map((words) => texts.write(`<p>a${note(words)}</p>`));
    expect(markdownHtml(written.join('\n\n'))).toBe(`<p>a${note('One')}</p>\n<p>a${note('Two')}</p>\n`);
  });
});

/** Returns a source of numbers that look random and are the same in each run. */
function randomOf(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
}

/** A random text with blocks and marks that an editor can write. */
function randomText(seed: number): string {
  const random = randomOf(seed);
  const pick = <T>(...choices: readonly [T, ...T[]]): T => choices[random(choices.length)] ?? choices[0];
  const words = () =>
    pick(
      'sea',
      'the bus',
      'ten* stops',
      '1. May',
      '# 7',
      'a_b_c',
      'a | b',
      '[sic]',
      '<b> & co',
      'これは',
      '~~no~~',
      '— dash',
      '[^1]',
    );
  /** Returns words in nested marks. No mark is inside a mark of its own kind. */
  const marked = (isInNote: boolean, around = ''): string => {
    const text = escapeHtml(words());
    const tag = pick('', '', 'strong', 'em', 's', 'code', 'a', 'note');
    if (tag === 'note') return isInNote || around ? text : `${text}${note(line(true))}`;
    if (tag === '' || around.includes(tag) || around.length > 3) return text;
    if (tag === 'code') return `<code>${text}</code>`;
    const open = tag === 'a' ? 'a href="https://example.org/?a=1&amp;b=(2)"' : tag;
    return `<${open}>${marked(isInNote, `${around} ${tag}`)}</${tag}>`;
  };
  const line = (isInNote = false): string => Array.from({ length: 1 + random(4) }, () => marked(isInNote)).join(' ');
  const list = (depth: number): string => {
    const tag = pick('ul', 'ol');
    const item = () => `<li>${line()}${depth < 2 && random(3) === 0 ? list(depth + 1) : ''}</li>`;
    return `<${tag}>${Array.from({ length: 1 + random(3) }, item).join('')}</${tag}>`;
  };
  const table = () => {
    const alignments = Array.from({ length: 1 + random(3) }, () => pick('', ' align="right"', ' align="center"'));
    const row = (tag: string) => `<tr>${alignments.map((align) => `<${tag}${align}>${line()}</${tag}>`).join('')}</tr>`;
    const rows = Array.from({ length: 1 + random(3) }, () => row('td')).join('');
    return `<table><thead>${row('th')}</thead><tbody>${rows}</tbody></table>`;
  };
  const code = () =>
    `<pre><code${pick('', ' class="language-python"')}>${pick('a', 'if a:\n\tb()\n\n    c', '```\nx\n```', '&lt;b&gt; &amp;amp;')}</code></pre>`;
  const block = (): string =>
    pick(
      () => `<p>${line()}</p>`,
      () => `<h${pick(2, 3, 4)}>${line()}</h2>`.replace(/<h(\d)>(.*)<\/h2>$/, '<h$1>$2</h$1>'),
      () => list(0),
      () => `<blockquote><p>${line()}</p><p>${line()}</p></blockquote>`,
      table,
      code,
      () => '<hr>',
    )();
  return Array.from({ length: 1 + random(5) }, block).join('\n');
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

it('imports the same text that it exports as Markdown, for 200 made-up texts', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const html = sanitizeHtml(randomText(seed));
    const markdown = write(html);
    expect([seed, canonicalHtml(sanitizeHtml(markdownHtml(markdown)))]).toEqual([seed, canonicalHtml(html)]);
    expect(markdown).not.toMatch(/^<(?:div|p|h\d|ul|ol|blockquote|pre|table)\b/m);
  }
});
