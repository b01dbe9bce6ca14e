import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';

export type Parent = DefaultTreeAdapterTypes.ParentNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** Inline elements, which do not separate words. */
const phrasing = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

export function parseHtml(text: string): Parent {
  return parseFragment(text);
}

export function isElement(node: HtmlNode | Parent): node is HtmlElement {
  return 'tagName' in node;
}

export function isText(node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}

export function isPhrasing(node: HtmlNode): boolean {
  return isText(node) || (isElement(node) && (phrasing.has(node.tagName) || node.tagName === 'br'));
}

export function attributeOf(element: HtmlElement, name: string): string {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? '';
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return attributeOf(element, 'class').split(/\s+/).includes(name);
}

/** Children of a node, including the content of a template. */
export function childrenOf(node: HtmlNode | Parent): HtmlNode[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

export function descendants(node: Parent): HtmlElement[] {
  return childrenOf(node)
    .filter(isElement)
    .flatMap((child) => [child, ...descendants(child)]);
}

/** Returns the text of a node, with a space wherever an element ends a word. */
export function textOf(node: HtmlNode | Parent): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  const text = childrenOf(node).map(textOf).join('');
  return isElement(node) && !phrasing.has(node.tagName) ? ` ${text} ` : text;
}

/** Returns the text of HTML in one line. */
export function plainText(text: string): string {
  return textOf(parseHtml(text)).replace(/\s+/g, ' ').trim();
}

/** Lists the words of a text in order. A word is a run of letters, digits and accents. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

export function outerHtml(node: HtmlNode): string {
  const holder = defaultTreeAdapter.createDocumentFragment();
  const parent = 'parentNode' in node ? node.parentNode : null;
  holder.childNodes.push(node);
  const text = serialize(holder);
  if ('parentNode' in node) node.parentNode = parent;
  return text;
}

export function innerHtml(element: HtmlElement): string {
  return serialize(element);
}

export function remove(node: HtmlNode): void {
  defaultTreeAdapter.detachNode(node);
}

/** Replaces a node by other nodes, with a space on each side, so that words do not merge. */
export function replace(node: HtmlNode, others: readonly HtmlNode[]): void {
  const parent = node.parentNode;
  if (!parent) return;
  defaultTreeAdapter.insertTextBefore(parent, ' ', node);
  for (const other of [...others]) {
    defaultTreeAdapter.detachNode(other);
    defaultTreeAdapter.insertBefore(parent, other, node);
  }
  defaultTreeAdapter.insertTextBefore(parent, ' ', node);
  defaultTreeAdapter.detachNode(node);
}

export function rename(element: HtmlElement, name: string): void {
  element.tagName = name;
  element.nodeName = name;
  element.attrs = [];
}

export function createElement(name: string): HtmlElement {
  return defaultTreeAdapter.createElement(name, html.NS.HTML, []);
}

export function createText(value: string): HtmlNode {
  const holder = defaultTreeAdapter.createDocumentFragment();
  defaultTreeAdapter.insertText(holder, value);
  const [node] = holder.childNodes;
  if (!node) throw new Error('An empty text has no node.');
  return node;
}

/**
 * Adds a node to another parent. The former parent still lists the node, because the removal takes long, so do not read
 * it again.
 */
export function append(parent: Parent, node: HtmlNode): void {
  node.parentNode = parent;
  parent.childNodes.push(node);
}
