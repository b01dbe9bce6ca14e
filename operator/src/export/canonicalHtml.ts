import {
  childrenOf,
  type HtmlElement,
  isElement,
  outerHtml,
  type Parent,
  parseHtml,
  remove,
  rename,
  replace,
} from '../html/htmlTree.ts';

const sameMeaning: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
]);

const block =
  'aside|blockquote|caption|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|table|tbody|td|tfoot|th|thead|tr|ul';
const aroundBlocks = new RegExp(`\\s*(</?(?:${block})(?: [^>]*)?>)\\s*`, 'g');

/** Matches code, whose spaces matter. */
const preformatted = /(<pre(?: [^>]*)?>[\s\S]*?<\/pre>)/;
const lastBreak = /\n(<\/code><\/pre>)$/;

/** Normalizes HTML for a comparison, without differences that readers cannot see. */
export function canonicalHtml(html: string): string {
  const root = parseHtml(html);
  simplify(root);
  const parts = childrenOf(root).map(outerHtml).join('').split(preformatted);
  const text = parts
    .map((part, place) => (place % 2 === 0 ? withoutSpaces(part) : part.replace(lastBreak, '$1')))
    .join('');
  return text.replace(aroundBlocks, '$1').replaceAll('<p></p>', '');
}

function withoutSpaces(html: string): string {
  return html.replace(/\s+/g, ' ').replace(/\s*<br>\s*/g, '<br>');
}

function simplify(parent: Parent): void {
  for (const node of childrenOf(parent)) if (node.nodeName === '#comment') remove(node);
  for (const node of childrenOf(parent).filter(isElement)) {
    const name = sameMeaning.get(node.tagName);
    if (name) rename(node, name);
    // The sanitizer adds `rel` to every link.
    node.attrs = node.attrs.filter(({ name: attribute }) => attribute !== 'rel');
    simplify(node);
    const inside = node.tagName === 'em' ? onlyElement(node) : undefined;
    if (inside?.tagName === 'strong') {
      rename(node, 'strong');
      rename(inside, 'em');
    }
    const only = onlyParagraph(node);
    if (only) replace(only, [...only.childNodes]);
  }
}

/** Returns the element that is the whole content of an element. */
function onlyElement(node: HtmlElement): HtmlElement | undefined {
  const [first, ...others] = childrenOf(node);
  return first && isElement(first) && others.length === 0 ? first : undefined;
}

/** Returns the paragraph that is the whole content of a list item. */
function onlyParagraph(node: HtmlElement): HtmlElement | undefined {
  if (node.tagName !== 'li') return undefined;
  const [first, ...others] = childrenOf(node).filter(isElement);
  return first?.tagName === 'p' && others.every(({ tagName }) => /^[ou]l$/.test(tagName)) ? first : undefined;
}
