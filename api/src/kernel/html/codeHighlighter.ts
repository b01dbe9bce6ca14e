import type { CodeLanguage } from '@marquee/shared/domain';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import graphql from 'highlight.js/lib/languages/graphql';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import scss from 'highlight.js/lib/languages/scss';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

const grammars = {
  bash,
  c,
  cpp,
  css,
  diff,
  go,
  graphql,
  java,
  javascript,
  json,
  kotlin,
  markdown,
  php,
  python,
  r,
  ruby,
  rust,
  scss,
  sql,
  swift,
  typescript,
  xml,
  yaml,
} satisfies Record<CodeLanguage, unknown>;
for (const [key, grammar] of Object.entries(grammars)) hljs.registerLanguage(key, grammar);

/** Code of a post with its language, as the sanitizer writes it. */
const codeBlock = /<pre><code class="language-([\w#+-]+)">([^<]*)<\/code><\/pre>/g;

/**
 * Limits of the code that is highlighted in a post. Other code stays plain. Some grammars of highlight.js take time that
 * grows with the square of a code's length, and 20,000 characters blocked the api for seconds.
 */
const maxCharacters = 5_000;
const longLine = /[^\n]{301}/;
const longWord = /(\S)\1{60}|\w{101}/;

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/**
 * Returns a function that highlights the code in the texts of one post. It adds `span` elements with the classes of
 * highlight.js, such as `hljs-keyword`. Code without a known language, or beyond the limits, stays as it is.
 */
export function codeHighlighter(): (html: string) => string {
  let left = maxCharacters;
  return (html) =>
    html.replace(codeBlock, (block, language: string, escaped: string) => {
      const code = escaped.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => characters[name] ?? '');
      const isPlain = code.length > left || longLine.test(code) || longWord.test(code);
      // highlight.js also knows other names of its languages, such as js.
      if (isPlain || !hljs.getLanguage(language)) return block;
      left -= code.length;
      const { value } = hljs.highlight(code, { language, ignoreIllegals: true });
      return `<pre><code class="language-${language}">${value}</code></pre>`;
    });
}
