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

/** Elements that Markdown has no signs for: they stay HTML, as Markdown allows. */
const kept = 'abbr caption cite del dl figure iframe ins mark s small sub sup table u'.split(' ');
const sameMeaning: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
]);

/** Of Turndown's own parser. */
type TurndownNode = { nodeName: string; outerHTML: string; hasAttribute(name: string): boolean };

const turndown = new TurndownService({
  ...{ headingStyle: 'atx', hr: '---', bulletListMarker: '-', codeBlockStyle: 'fenced', emDelimiter: '*' },
});
const escapeMarkdown = turndown.escape.bind(turndown);
// Turndown leaves the signs of HTML as they are.
turndown.escape = (text) => escapeMarkdown(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
turndown.addRule('kept', {
  filter: (node: TurndownNode) => isKept(node) || node.hasAttribute('reversed'),
  replacement: (_content: string, node: TurndownNode) => {
    const html = withoutBlankLines(node.outerHTML);
    return isKept(node) && isInline(node.nodeName) ? html : `\n\n${html}\n\n`;
  },
});

/**
 * A text of a post as Markdown. Where Markdown would say something else, or loses words or elements, the text stays HTML.
 * @param html sanitized
 */
export function textMarkdown(html: string): string {
  const markdown = turndown.turndown(html).trim();
  const isSame = canonicalHtml(marked.parse(markdown, { async: false })) === canonicalHtml(html);
  return isSame ? markdown : `<div>\n${withoutBlankLines(html)}\n</div>`;
}

function isKept({ nodeName }: TurndownNode): boolean {
  return kept.includes(nodeName.toLowerCase());
}

function isInline(name: string): boolean {
  return !/^(?:caption|dl|figure|iframe|table)$/i.test(name);
}

const block =
  'blockquote|caption|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|table|tbody|td|tfoot|th|thead|tr|ul';
const aroundBlocks = new RegExp(`\\s*(</?(?:${block})(?: [^>]*)?>)\\s*`, 'g');

/** HTML by which two texts can be compared: without differences that no reader sees. */
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
    // The sanitizer adds it to every link.
    node.attrs = node.attrs.filter(({ name: attribute }) => attribute !== 'rel');
    simplify(node);
    const only = onlyParagraph(node);
    if (only) replace(only, [...only.childNodes]);
  }
}

/** The paragraph that is all the text of a list's item. */
function onlyParagraph(node: HtmlElement): HtmlElement | undefined {
  if (node.tagName !== 'li') return undefined;
  const [first, ...others] = childrenOf(node).filter(isElement);
  return first?.tagName === 'p' && others.every(({ tagName }) => /^[ou]l$/.test(tagName)) ? first : undefined;
}
