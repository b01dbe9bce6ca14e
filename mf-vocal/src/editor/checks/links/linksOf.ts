import type { Mark, Node } from '@tiptap/pm/model';
import { readLine } from '../../document/html/readText.ts';
import type { Place } from '../finding.ts';

/** A link of a post. */
export type PostLink = {
  href: string;
  /** Words of the link. Null if no writer chooses words for it, as for a card. */
  text: string | null;
  /** BCP 47 tag of the passage that the link is in. Null in the language of the post. */
  language: string | null;
  place: Place;
};

/** Returns the links of a post in the order of its page, which begins with the caption of the lead. */
export function linksOf(document: Node, imageCaption: string | null): PostLink[] {
  const links: PostLink[] = [];
  if (imageCaption) {
    const place = { kind: 'field', field: 'imageCaption' } as const;
    const line = document.type.schema.node(
      'moduleCaption',
      null,
      readLine(document.type.schema, 'moduleCaption', imageCaption),
    );
    links.push(...linksIn(line, 0).map((link) => ({ ...link, place })));
  }
  document.descendants((node, position) => {
    links.push(...blockLinks(node, position));
    if (node.isTextblock) links.push(...linksIn(node, position + 1));
    return !node.isTextblock;
  });
  return links;
}

/** Links in the fields of a block. */
function blockLinks({ type, attrs }: Node, position: number): PostLink[] {
  const linkOf = (href: unknown, idEnd?: string): PostLink[] => {
    const place: Place = { kind: 'block', position, ...(idEnd && { field: { idEnd, index: 0 } }) };
    return typeof href === 'string' && href ? [{ href, text: null, language: null, place }] : [];
  };
  switch (type.name) {
    case 'embed':
      return linkOf(attrs.href);
    case 'product':
      return linkOf(attrs.url, '-url');
    case 'image':
    case 'video':
      return linkOf(attrs.actionUrl, '-actionUrl');
    default:
      return [];
  }
}

/** Links of a paragraph. Neighbours with one address are one link, also if some of its words are bold. */
function linksIn(textblock: Node, start: number): PostLink[] {
  const links: (PostLink & { place: { kind: 'words'; from: number; to: number } })[] = [];
  const notes: PostLink[] = [];
  textblock.forEach((node, offset) => {
    const from = start + offset;
    const to = from + node.nodeSize;
    if (node.type.name === 'footnote') notes.push(...linksOfNote(String(node.attrs.html), from));
    const mark = markOf(node, 'link');
    if (!mark) return;
    const href = String(mark.attrs.href ?? '');
    const last = links.at(-1);
    const text = node.text ?? ' ';
    if (last?.href === href && last.place.to === from) {
      last.text = `${last.text ?? ''}${text}`;
      last.place.to = to;
    } else
      links.push({
        href,
        text,
        language: markOf(node, 'language')?.attrs.lang ?? null,
        place: { kind: 'words', from, to },
      });
  });
  return [...links, ...notes];
}

function markOf(node: Node, name: string): Mark | undefined {
  return node.marks.find(({ type }) => type.name === name);
}

/** Links in a footnote. A jump selects the footnote, whose field then opens. */
function linksOfNote(html: string, position: number): PostLink[] {
  if (!html.includes('<a')) return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('a[href]')].map((link) => ({
    ...{ href: link.getAttribute('href') ?? '', text: link.textContent },
    ...{ language: null, place: { kind: 'block', position } },
  }));
}
