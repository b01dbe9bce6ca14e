import { escapeHtml } from '../../html/escapeHtml.ts';
import { type Card, cardHtml, isCard } from './cardHtml.ts';

/** Kinds of sections in Mobiledoc 0.3. */
const sections = { markup: 1, image: 2, list: 3, card: 10 } as const;
const textMarker = 0;
const allowedMarkups = new Set(['a', 'b', 'code', 'em', 'i', 's', 'strong', 'sub', 'sup', 'u']);
const allowedSections = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'aside', 'ul', 'ol']);

/** Returns the HTML of a document of Ghost's Mobiledoc editor (versions 1 to 4), format 0.3. */
export function mobiledocHtml(json: string): string {
  const document: unknown = JSON.parse(json);
  if (!isCard(document)) return '';
  return listOf(document.sections)
    .map((section) => sectionHtml(listOf(section), document))
    .join('');
}

function sectionHtml(section: readonly unknown[], document: Card): string {
  const [kind, second, third] = section;
  if (kind === sections.markup) return wrapped(second, listOf(third), document);
  if (kind === sections.image) return `<img src="${escapeHtml(String(second))}" alt="">`;
  if (kind === sections.list) {
    const items = listOf(third).map((item) => `<li>${markersHtml(listOf(item), document)}</li>`);
    return second === 'ol' ? `<ol>${items.join('')}</ol>` : `<ul>${items.join('')}</ul>`;
  }
  const [name, card] = kind === sections.card ? listOf(listOf(document.cards)[Number(second)]) : [];
  return cardHtml(String(name ?? 'unknown'), isCard(card) ? card : { section: JSON.stringify(section) });
}

function wrapped(tag: unknown, markers: readonly unknown[], document: Card): string {
  const name = allowedSections.has(String(tag)) ? String(tag) : 'p';
  const html = markersHtml(markers, document);
  return name === 'aside' ? `<aside role="doc-pullquote"><p>${html}</p></aside>` : `<${name}>${html}</${name}>`;
}

/** A marker opens markups, holds a text or an atom, and closes the innermost ones. */
function markersHtml(markers: readonly unknown[], document: Card): string {
  const open: string[] = [];
  const html: string[] = [];
  for (const marker of markers) {
    const [type, opened, closed, value] = listOf(marker);
    for (const index of listOf(opened)) {
      const [tag, attributes] = listOf(listOf(document.markups)[Number(index)]);
      const name = allowedMarkups.has(String(tag)) ? String(tag) : 'span';
      const at = listOf(attributes).indexOf('href');
      const href = at === -1 ? '' : ` href="${escapeHtml(String(listOf(attributes)[at + 1]))}"`;
      html.push(`<${name}${href}>`);
      open.push(name);
    }
    if (type === textMarker) html.push(escapeHtml(String(value ?? '')));
    else {
      const [name, text] = listOf(listOf(document.atoms)[Number(value)]);
      html.push(name === 'soft-return' ? '<br>' : escapeHtml(String(text ?? '')));
    }
    for (let count = Number(closed) || 0; count > 0 && open.length > 0; count -= 1) html.push(`</${open.pop()}>`);
  }
  return html.join('');
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
