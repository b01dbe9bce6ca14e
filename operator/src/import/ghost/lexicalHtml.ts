import { escapeHtml } from '../../html/escapeHtml.ts';
import { type Card, cardHtml, isCard } from './cardHtml.ts';

/** Elements for the bits of a text's format, the lowest first. An empty name has no element. */
const formats = ['strong', 'em', 's', 'u', 'code', 'sub', 'sup', 'mark'] as const;
/** Maximum depth of a tree. A deeper tree was made to overflow the stack. */
const maxDepth = 200;

/** Returns the HTML of a document of Ghost's Lexical editor (from version 5). */
export function lexicalHtml(json: string): string {
  const document: unknown = JSON.parse(json);
  const root = isCard(document) && isCard(document.root) ? document.root : {};
  return childrenHtml(root, 0);
}

function childrenHtml(node: Card, depth: number): string {
  if (depth > maxDepth) throw new RangeError(`The document is nested more than ${maxDepth} times.`);
  const children = Array.isArray(node.children) ? node.children.filter(isCard) : [];
  return children.map((child) => nodeHtml(child, depth + 1)).join('');
}

function nodeHtml(node: Card, depth: number): string {
  const type = String(node.type ?? '').replace(/^extended-/, '');
  const inner = () => childrenHtml(node, depth);
  switch (type) {
    case 'text':
    case 'code-highlight':
      return textHtml(String(node.text ?? ''), Number(node.format ?? 0));
    case 'linebreak':
      return '<br>';
    case 'tab':
      return ' ';
    case 'paragraph':
      return `<p>${inner()}</p>`;
    case 'heading':
      return wrapped(/^h[1-6]$/.test(String(node.tag)) ? String(node.tag) : 'h2', inner());
    case 'quote':
      return `<blockquote><p>${inner()}</p></blockquote>`;
    case 'aside':
      return `<aside role="doc-pullquote"><p>${inner()}</p></aside>`;
    case 'list':
      return wrapped(node.listType === 'number' || node.tag === 'ol' ? 'ol' : 'ul', inner());
    case 'listitem':
      return `<li>${inner()}</li>`;
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(String(node.url ?? ''))}">${inner()}</a>`;
    default:
      // A node that holds others only groups them.
      return Array.isArray(node.children) && node.children.length > 0 ? `<div>${inner()}</div>` : cardHtml(type, node);
  }
}

function textHtml(text: string, format: number): string {
  return formats.reduce((html, name, bit) => (format & (1 << bit) ? wrapped(name, html) : html), escapeHtml(text));
}

function wrapped(name: string, html: string): string {
  return `<${name}>${html}</${name}>`;
}
