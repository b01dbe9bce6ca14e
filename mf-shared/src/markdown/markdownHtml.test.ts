import { describe, expect, it } from '@jest/globals';
import { markdownHtml } from './markdownHtml.ts';

const html = (markdown: string) => markdownHtml(markdown).trim();
const note = (words: string) => `<span role="doc-footnote"> [${words}]</span>`;

describe('a footnote of Markdown', () => {
  it.each([
    [
      'in its sentence',
      'The sea[^1] rose.\n\n[^1]: Or the *lake*.',
      `<p>The sea${note('Or the <em>lake</em>.')} rose.</p>`,
    ],
    ['with a name', 'The sea[^sea].\n\n[^sea]: A.\n[^x]: B.', `<p>The sea${note('A.')}.</p>\n<p>[^x]: B.</p>`],
    ['before its reference', '[^1]: A.\n\nThe sea[^1].', `<p>The sea${note('A.')}.</p>`],
    [
      'with paragraphs',
      'Sea[^1].\n\n[^1]: A\n    b.\n\n    Second.\n\nNext.',
      `<p>Sea${note('A b. Second.')}.</p>\n<p>Next.</p>`,
    ],
    ['before a list', 'Sea[^1].\n\n[^1]: A.\n- One', `<p>Sea${note('A.')}.</p>\n<ul>\n<li>One</li>\n</ul>`],
    [
      'with a reference link',
      'Sea[^1].\n\n[^1]: [A][a]\n\n[a]: https://a.example',
      `<p>Sea${note('<a href="https://a.example">A</a>')}.</p>`,
    ],
    ['in a heading', '## Sea[^1]\n\n[^1]: A.', `<h2>Sea${note('A.')}</h2>`],
    ['that is referred to twice', 'a[^1] b[^1]\n\n[^1]: A.', `<p>a${note('A.')} b${note('A.')}</p>`],
    ['that refers to itself', 'a[^1]\n\n[^1]: See [^1].', `<p>a${note('See [^1].')}</p>`],
  ])('%s is inside the sentence', (_name, markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it.each([
    ['a reference without a note', 'Sea[^1].', '<p>Sea[^1].</p>'],
    ['an empty note', 'Sea[^1].\n\n[^1]:', '<p>Sea[^1].</p>\n<p>[^1]:</p>'],
    ['an escaped reference', 'Sea\\[^1].\n\n[^1]: A.', '<p>Sea[^1].</p>\n<p>[^1]: A.</p>'],
    ['the text of a link', '[\\[^1\\]](/a) a\n\n[^1]: A.', '<p><a href="/a">[^1]</a> a</p>\n<p>[^1]: A.</p>'],
    ['code', '`a[^1]`\n\n```\n[^1]: A.\n```', '<p><code>a[^1]</code></p>\n<pre><code>[^1]: A.</code></pre>'],
  ])('stays as written: %s', (_name, markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it('is not repeated without a limit', () => {
    const repeated = markdownHtml(`${'a[^1] '.repeat(10_000)}\n\n[^1]: ${'x'.repeat(1_000)}`);
    expect(repeated.length).toBeLessThan(200_000);
    const long = markdownHtml(`a[^1] b[^1]\n\n[^1]: ${'x'.repeat(2_001)}`);
    expect(long.match(/doc-footnote/g)).toHaveLength(1);
  });
});

it('converts tables, struck words, and code with its language', () => {
  expect(html('| a | b |\n|---|--:|\n| 1 | 2 |')).toContain('<th align="right">b</th>');
  expect(html('~~a *b*~~')).toBe('<p><s>a <em>b</em></s></p>');
  expect(html('```js\na\n```')).toBe('<pre><code class="language-js">a</code></pre>');
});

describe('an alert of GitHub', () => {
  it.each([
    ['> [!TIP]\n> Bring a *coat*.\n>\n> - Wool', '<p>Bring a <em>coat</em>.</p>\n<ul>\n<li>Wool</li>\n</ul>'],
    ['> [!note]\n>\n> Bring a coat.', '<p>Bring a coat.</p>'],
  ])('is a callout: %j', (markdown, inside) => expect(html(markdown)).toBe(`<aside role="note">\n${inside}\n</aside>`));

  it.each(['> [!NOTE] Bring a coat.', '> \\[!NOTE]\n> a', '> [!OTHER]\n> a', '> a\n> [!NOTE]'])(
    'is a quotation if its first line is another: %j',
    (markdown) => expect(html(markdown)).toMatch(/^<blockquote>/),
  );
});
