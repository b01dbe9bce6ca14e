import { expect, test } from '@jest/globals';
import { codeLanguages } from '@marquee/shared/domain';
import { codeHighlighter } from './codeHighlighter.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

const block = (language: string, code: string) => `<pre><code class="language-${language}">${code}</code></pre>`;
const highlightCode = (html: string) => codeHighlighter()(html);
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

test('marks the parts of code in a known language, and keeps its characters', () => {
  const html = `<p>One</p>${block('typescript', 'const a = b &lt; 1 &amp;&amp; &quot;c&quot;;\n  // "d"')}`;
  const highlighted = highlightCode(html);
  expect(highlighted).toContain('<span class="hljs-keyword">const</span>');
  expect(highlighted).toContain('<span class="hljs-comment">// &quot;d&quot;</span>');
  expect(wordsOf(highlighted).replaceAll('&quot;', '"')).toBe(wordsOf(html).replaceAll('&quot;', '"'));
});

test.each(Object.keys(codeLanguages))('highlights code in %s', (language) => {
  expect(highlightCode(block(language, '# &quot;x&quot; 1\n+ &lt;b&gt;'))).toContain('<span class="hljs-');
});

test.each([
  ['of an unknown language', block('brainfuck', '+-')],
  ['without a language', '<pre><code>const a</code></pre>'],
  ['with elements of its own', '<pre><code class="language-css"><b>a</b> {}</code></pre>'],
  ['longer than 5,000 characters', block('css', 'a {}\n'.repeat(1_001))],
  ['with a line of 301 characters', block('css', 'a {} '.repeat(61))],
  ['with a word of 101 characters', block('css', 'ab'.repeat(51))],
  ['with 61 times the same sign', block('css', '_'.repeat(61))],
  ['in the middle of a line', '<p><code>const</code></p>'],
])('leaves code as it is %s', (_name, html) => {
  expect(highlightCode(html)).toBe(html);
});

test('highlights at most 5,000 characters of code in all texts of a post', () => {
  const highlight = codeHighlighter();
  const long = block('css', 'a {}\n'.repeat(900));
  expect(highlight(long)).not.toBe(long);
  expect(highlight(long)).toBe(long);
  expect(highlight(block('css', 'a {}'))).toContain('hljs-');
});

test('keeps the language of code through the sanitizer, and no other class', () => {
  expect(sanitizeHtml('<pre class="x"><code class="language-css hostile">a {}</code></pre>')).toBe(
    block('css', 'a {}'),
  );
  expect(sanitizeHtml('<p><code class="hljs-keyword">a</code></p>')).toBe('<p><code>a</code></p>');
});
