import { videoPlayerOf } from '@marquee/shared/domain';
import sanitize from 'sanitize-html';
import { reparse } from './reparse.ts';

/** Hosts whose players may stand in a post. */
const iframeHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;

const phrasing = [
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'mark',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
];
const blocks = [
  'blockquote',
  'dd',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'ul',
];
const tables = ['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];

/** Deeper than any real text; the editor and browser are spared the rest. */
const deepest = 100;
/**
 * More elements than the longest post has. The parser's time grows with the square of the elements that are open at once:
 * a megabyte of `<b>` would hold the api up for a minute.
 */
const mostElements = 10_000;
/** Characters: five times the longest feature. */
const longestText = 260_000;
/** Characters that may begin an element or an entity. A megabyte of them alone takes the parser a second. */
const mostMarks = 40_000;

/** Ordinary texts are stable after the first pass, broken HTML after the second or third; the rest keeps only its words. */
const mostReadings = 5;

/** A picture of the own image service: every part of its path is a name, so that none leads out of there. */
const ownPicture = /^\/res(?:\/(?!\.|%2e)[\w,:.%~-]+)+$/i;

/** Links in user content: the site does not vouch for them. */
const writersRel = 'noopener ugc';

/** The direction of a text, where its writer states it. */
const direction = { name: 'dir', values: ['ltr', 'rtl', 'auto'] };

/** Attributes by element. The sanitizer checks values of an attribute for named elements alone. */
const attributesOf = (elements: readonly string[], others: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(elements.map((name) => [name, [...(others[name] ?? []), direction]]));

const linkAttributes = { a: ['href', 'title', 'rel'] };
const proseAttributes = {
  ...linkAttributes,
  ol: ['start', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};
const richAttributes = {
  ...proseAttributes,
  iframe: ['src', 'width', 'height', 'title', 'allow', 'allowfullscreen', 'loading'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
};
const proseElements = [...phrasing, ...blocks, ...tables];
const richElements = [...proseElements, 'iframe', 'img'];

/**
 * Where a link of a text leads. A link within the document that a text was pasted from, and one to the writing desk, lead
 * readers nowhere: its words stay.
 */
function addressOf(href: string | undefined): string | undefined {
  const address = href?.trim();
  return address && !isOfSource.test(address) && !isOfDesk.test(address) ? address : undefined;
}

/** Footnotes, endnotes, comments and bookmarks of Word and Google Docs, which have their names from these programs. */
const isOfSource = /^#(?:_|cmnt|ftnt)/i;
const isOfDesk = /^(?:https?:\/\/vocal\.[^/?#]+)?\/vocal(?:[/?#]|$)/i;

const links: sanitize.IOptions = {
  nestingLimit: deepest,
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a(tagName, { href, title, dir }) {
      const address = addressOf(href);
      return {
        tagName,
        attribs: {
          ...(address && { href: address }),
          ...(title && { title }),
          ...(dir && { dir }),
          ...(address && /^https?:/i.test(address) && { rel: writersRel }),
        },
      };
    },
  },
};

const line: sanitize.IOptions = {
  ...links,
  allowedTags: phrasing,
  allowedAttributes: attributesOf(phrasing, linkAttributes),
};

const prose: sanitize.IOptions = {
  ...links,
  allowedTags: proseElements,
  allowedAttributes: attributesOf(proseElements, proseAttributes),
  // The page has the only h1.
  transformTags: { ...links.transformTags, h1: 'h2' },
};

const rich: sanitize.IOptions = {
  ...prose,
  allowedTags: richElements,
  allowedAttributes: attributesOf(richElements, richAttributes),
  // A frame of YouTube itself is kept as the one without cookies.
  transformTags: {
    ...prose.transformTags,
    iframe: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...playerOf(attribs.src) } }),
  },
  allowedIframeHostnames: [...iframeHosts],
  allowIframeRelativeUrls: false,
  // An iframe of a foreign host keeps its tag but loses its address.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'iframe' && !attribs.src) || (tag === 'img' && !ownPicture.test(attribs.src ?? '')),
  // The content of an iframe is for browsers without iframes. It is raw text, which escaping would change.
  textFilter: (text, tag) => (tag === 'iframe' ? '' : text),
};

/** The address of the player for that of a frame; none for a frame that is of no host we know, or already one of `iframeHosts`. */
function playerOf(src: string | undefined): { src?: string } {
  const host = src !== undefined && URL.canParse(src) ? new URL(src).hostname : '';
  const isKept = iframeHosts.some((name) => name === host);
  const player = isKept ? null : videoPlayerOf(src ?? '');
  return player && player.player !== 'brightcove' ? { src: player.address.href } : {};
}

/** Elements that were dropped from a text, for the editor to report. */
export type Dropped = {
  /** Name of the element: `iframe`, `script`. */
  element: string;
  /** Where its `src` leads, if it has one. */
  address: string | undefined;
  count: number;
};

/**
 * Like `sanitizeHtml`, with the elements that were dropped: an editor reports to the writer a player or a picture that
 * did not stay. The words of other elements do stay.
 * @throws RangeError for a text that is longer, or has more elements, than a real one
 */
export function sanitizeAndTell(html: string): { html: string; dropped: Dropped[] } {
  const given = storable(html);
  const clean = settled(given, rich);
  const kept = countElements(clean);
  const dropped: Dropped[] = [];
  for (const [key, { element, address, count }] of countElements(given)) {
    const missing = count - (kept.get(key)?.count ?? 0);
    // The page has the only h1: a text's is kept as an h2.
    if (missing > 0 && element !== 'h1') dropped.push({ element, address, count: missing });
  }
  return { html: clean, dropped };
}

/** Elements as the sanitizer's parser sees them, by name and `src`. */
function countElements(html: string): Map<string, Dropped> {
  const found = new Map<string, Dropped>();
  sanitize(html, {
    allowedTags: [],
    onOpenTag(element, { src: address }) {
      const key = `${element} ${address ?? ''}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { element, address, count: 1 });
    },
  });
  return found;
}

/**
 * The one sanitizer of texts with paragraphs: everything that is stored as HTML has gone through it.
 * @throws RangeError for more elements than a text can have
 */
export function sanitizeHtml(html: string): string {
  return settled(storable(html), rich);
}

/**
 * The sanitizer of texts with paragraphs on pages that have no place for pictures and players: authors' bios.
 * @throws RangeError for more elements than a text can have
 */
export function sanitizeProse(html: string): string {
  return settled(storable(html), prose);
}

/**
 * The sanitizer of captions and other single lines: phrasing only.
 * @throws RangeError for more elements than a text can have
 */
export function sanitizeLine(html: string): string {
  return settled(storable(html), line);
}

/** Clean HTML that browsers parse to just the same: nothing in it reaches out of the element around it. */
function settled(html: string, options: sanitize.IOptions): string {
  let clean = sanitize(html, options);
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const read = sanitize(reparse(clean), options);
    if (read === clean) return clean;
    clean = read;
  }
  return sanitize(clean, { allowedTags: [] });
}

/** Removes characters that the database cannot hold: zero bytes and lone surrogates. */
function storable(html: string): string {
  if (html.length > longestText)
    throw new RangeError(`A text of ${html.length} characters is longer than anybody writes.`);
  const marks = html.match(/[<&]/g)?.length ?? 0;
  if (marks > mostMarks) throw new RangeError(`A text with ${marks} times < or & is none that anybody writes.`);
  const elements = html.match(/<[a-z]/gi)?.length ?? 0;
  if (elements > mostElements) throw new RangeError(`A text of ${elements} elements is more than anybody writes.`);
  return html.replaceAll('\0', '').toWellFormed();
}
