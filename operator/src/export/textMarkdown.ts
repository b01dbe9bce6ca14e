import { marked } from 'marked';
import TurndownService from 'turndown';
import {
  childrenOf,
  type HtmlElement,
  isElement,
  outerHtml,
  type Parent,
  parseHtml,
  rename,
  replace,
} from '../html/htmlTree.ts';
import { withoutBlankLines } from './withoutBlankLines.ts';

/** Elements without a Markdown syntax, which stay HTML. */
const htmlElements = 'abbr aside caption cite del dl figure iframe ins mark s small span sub sup table u'.split(' ');
const sameMeaning: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
]);

/** Node of Turndown's parser. */
type TurndownNode = { nodeName: string; outerHTML: string; hasAttribute(name: string): boolean };

const turndown = new TurndownService({
  ...{ headingStyle: 'atx', hr: '---', bulletListMarker: '-', codeBlockStyle: 'fenced', emDelimiter: '*' },
});
const escapeMarkdown = turndown.escape.bind(turndown);
// Turndown does not escape HTML characters.
turndown.escape = (text) => escapeMarkdown(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
turndown.addRule('html', {
  filter: (node: TurndownNode) => staysHtml(node) || node.hasAttribute('reversed'),
  replacement: (_content: string, node: TurndownNode) => {
    const html = withoutBlankLines(node.outerHTML);
    return staysHtml(node) && isInline(node.nodeName) ? html : `\n\n${html}\n\n`;
  },
});

/**
 * Converts a text of a post to Markdown. The text stays HTML if Markdown would change its meaning or lose words or
 * elements.
 * @param html sanitized
 */
export function textMarkdown(html: string): string {
  const markdown = turndown.turndown(html).trim();
  const isSame = canonicalHtml(marked.parse(markdown, { async: false })) === canonicalHtml(html);
  return isSame ? markdown : `<div>\n${withoutBlankLines(html)}\n</div>`;
}

function staysHtml({ nodeName }: TurndownNode): boolean {
  return htmlElements.includes(nodeName.toLowerCase());
}

function isInline(name: string): boolean {
  return !/^(?:aside|caption|dl|figure|iframe|table)$/i.test(name);
}

const block =
  'aside|blockquote|caption|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|table|tbody|td|tfoot|th|thead|tr|ul';
const aroundBlocks = new RegExp(`\\s*(</?(?:${block})(?: [^>]*)?>)\\s*`, 'g');

/** Normalizes HTML for a comparison, without differences that readers cannot see. */
function canonicalHtml(html: string): string {
  const root = parseHtml(html);
  simplify(root);
  return childrenOf(root)
    .map(outerHtml)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(aroundBlocks, '$1')
    .replace(/\s*<br>\s*/g, '<br>')
    .replaceAll(' </code></pre>', '</code></pre>')
    .replaceAll('<p></p>', '');
}

function simplify(parent: Parent): void {
  for (const node of childrenOf(parent).filter(isElement)) {
    const name = sameMeaning.get(node.tagName);
    if (name) rename(node, name);
    // The sanitizer adds `rel` to every link.
    node.attrs = node.attrs.filter(({ name: attribute }) => attribute !== 'rel');
    simplify(node);
    const only = onlyParagraph(node);
    if (only) replace(only, [...only.childNodes]);
  }
}

/** Returns the paragraph that is the whole content of a list item. */
function onlyParagraph(node: HtmlElement): HtmlElement | undefined {
  if (node.tagName !== 'li') return undefined;
  const [first, ...others] = childrenOf(node).filter(isElement);
  return first?.tagName === 'p' && others.every(({ tagName }) => /^[ou]l$/.test(tagName)) ? first : undefined;
}
