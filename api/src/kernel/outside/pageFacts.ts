import { linkCardLimits } from '@marquee/shared/domain';
import { parseFragment } from 'parse5';

/** Title of a page, and address of the picture that it names. */
export type PageFacts = { title: string | undefined; picture: string | undefined };

/** Match tags and titles of a limited length, because a page of a stranger can have endless ones. */
const meta = /<meta\b[^<>]{0,4000}>/gi;
const titleElement = /<title\b[^<>]{0,200}>([^<]{0,2000})/i;

/**
 * Reads title and picture from the head of a page. Open Graph comes first, then the cards of X, then the title element.
 * Reads tags as text, because the time of a parser grows with the square of the elements that a hostile page opens.
 * @param address URL of the page. The URL of its picture may be relative to it
 */
export function pageFacts(html: string, address: URL): PageFacts {
  const found = new Map<string, string>();
  for (const [tag] of html.matchAll(meta)) {
    const attributes = attributesOf(tag);
    const name = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase();
    const content = attributes.get('content')?.trim();
    if (name && content && !found.has(name)) found.set(name, content);
  }
  const picture = found.get('og:image:secure_url') ?? found.get('og:image') ?? found.get('twitter:image');
  const own = textOf(titleElement.exec(html)?.[1] ?? '');
  return {
    title: cardTitle(found.get('og:title') ?? found.get('twitter:title') ?? own) || undefined,
    picture: picture && URL.parse(picture, address)?.href,
  };
}

/** Attributes of one tag, with their entities decoded. */
function attributesOf(tag: string): Map<string, string> {
  const [element] = parseFragment(tag).childNodes;
  return new Map(element && 'attrs' in element ? element.attrs.map(({ name, value }) => [name, value]) : []);
}

function textOf(html: string): string {
  const [text] = parseFragment(html).childNodes;
  return text?.nodeName === '#text' && 'value' in text ? text.value : '';
}

/** Returns a title as one line, cut to the maximum length of a card's title. */
export function cardTitle(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return [...line].length <= linkCardLimits.title ? line : `${[...line].slice(0, linkCardLimits.title - 1).join('')}…`;
}
