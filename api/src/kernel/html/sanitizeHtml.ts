import { languageDirection, languageTag, videoPlayerOf } from '@marquee/shared/domain';
import sanitize from 'sanitize-html';
import { reparse } from './reparse.ts';

/** Hosts whose video players are allowed in a post. */
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
  'span',
  'strong',
  'sub',
  'sup',
  'u',
];
const blocks = [
  'aside',
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

/** Maximum nesting of elements. No real text is deeper. */
const maxDepth = 100;
/**
 * Maximum number of elements, more than in the longest post. The parser's time grows with the square of the open
 * elements. A megabyte of `<b>` would block the api for a minute.
 */
const maxElements = 10_000;
/** Maximum length, five times the longest feature. */
const maxTextLength = 260_000;
/**
 * Maximum number of `<` and `&`, which may begin an element or an entity. A megabyte of them alone takes the parser a
 * second.
 */
const maxMarks = 40_000;

/**
 * Maximum number of passes. Ordinary texts are stable after the first pass, and broken HTML after the second or third.
 * Other texts keep only their words.
 */
const maxReadings = 5;

/**
 * Matches a picture of our image service. Every part of its path is a name, so that no path leads out of the service.
 */
const ownPicture = /^\/res(?:\/(?!\.|%2e)[\w,:.%~-]+)+$/i;

/** Link types for user content, which the site does not endorse. */
const writersRel = 'noopener ugc';

/** Text directions that a writer can set. */
const direction = { name: 'dir', values: ['ltr', 'rtl', 'auto'] };

/** Alignment of a cell. Feed readers and mail programs know this attribute, and a page may not have inline styles. */
const alignment = { name: 'align', values: ['left', 'center', 'right'] };

/** Attributes by element. The sanitizer checks values of an attribute for named elements alone. */
const attributesOf = (elements: readonly string[], others: Readonly<Record<string, sanitize.AllowedAttribute[]>>) =>
  Object.fromEntries(elements.map((name) => [name, [...(others[name] ?? []), direction]]));

/** A footnote in its sentence, and a passage in another language, are the only uses of `span`. */
const footnote = { name: 'role', values: ['doc-footnote'] };

/** Kinds of boxes beside the text. An aside has no role. */
const boxRole = { name: 'role', values: ['doc-pullquote', 'note'] };

const phrasingAttributes = { a: ['href', 'title', 'rel'], span: [footnote, 'lang'] };
const proseAttributes = {
  ...phrasingAttributes,
  aside: [boxRole],
  ol: ['start', 'reversed'],
  td: ['colspan', 'rowspan', alignment],
  th: ['colspan', 'rowspan', 'scope', alignment],
};
const richAttributes = {
  ...proseAttributes,
  iframe: ['src', 'width', 'height', 'title', 'allow', 'allowfullscreen', 'loading'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
};
const proseElements = [...phrasing, ...blocks, ...tables];
const richElements = [...proseElements, 'iframe', 'img'];

/** Removes attributes with values that are not allowed. The sanitizer alone would leave them without a value. */
function withKnownValues(tagName: string, attribs: sanitize.Attributes): sanitize.Attributes {
  const role = tagName === 'aside' ? boxRole : footnote;
  return Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => {
      const known = [alignment, direction, role].find((one) => one.name === name);
      return !known || known.values.includes(value);
    }),
  );
}

/**
 * Returns the target of a link, or undefined for a link without a use to readers. Such links point into the document
 * that the text was pasted from, or to Vocal. Their text stays.
 */
function addressOf(href: string | undefined): string | undefined {
  const address = href?.trim();
  return address && !isOfSource.test(address) && !isOfVocal.test(address) ? address : undefined;
}

/** Matches the generated names of footnotes, endnotes, comments and bookmarks in Word and Google Docs. */
const isOfSource = /^#(?:_|cmnt|ftnt)/i;
const isOfVocal = /^(?:https?:\/\/vocal\.[^/?#]+)?\/vocal(?:[/?#]|$)/i;

const links: sanitize.IOptions = {
  nestingLimit: maxDepth,
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: withKnownValues(tagName, attribs) }),
    // `font` is not allowed, so the sanitizer removes the element and keeps its text.
    span: (_, { role, lang }): sanitize.Tag => {
      if (role === 'doc-footnote') return { tagName: 'span', attribs: { role } };
      // Without `dir`, punctuation at the ends of a passage would follow the text around it.
      if (lang && languageTag.test(lang)) return { tagName: 'span', attribs: { lang, dir: languageDirection(lang) } };
      return { tagName: 'font', attribs: {} };
    },
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
  allowedAttributes: attributesOf(phrasing, phrasingAttributes),
};

const prose: sanitize.IOptions = {
  ...links,
  allowedTags: proseElements,
  allowedAttributes: attributesOf(proseElements, proseAttributes),
  // The language of code, and cards of addresses.
  allowedClasses: { code: [/^language-[\w#+-]{1,30}$/], figure: ['embed'] },
  // The page has the only h1.
  transformTags: { ...links.transformTags, h1: 'h2' },
};

const rich: sanitize.IOptions = {
  ...prose,
  allowedTags: richElements,
  allowedAttributes: attributesOf(richElements, richAttributes),
  // Frames of youtube.com are rewritten to the host without cookies.
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

/**
 * Returns attributes with the player's address for the address of a frame; none for an unknown host or a host in
 * `iframeHosts`.
 */
function playerOf(src: string | undefined): { src?: string } {
  const host = src !== undefined && URL.canParse(src) ? new URL(src).hostname : '';
  const isAllowedHost = iframeHosts.some((name) => name === host);
  const player = isAllowedHost ? null : videoPlayerOf(src ?? '');
  return player && player.player !== 'brightcove' ? { src: player.address.href } : {};
}

/** Elements that were dropped from a text, for the editor to report. */
export type Dropped = {
  /** Name of the element: `iframe`, `script`. */
  element: string;
  /** Value of `src`, if the element has one. */
  address: string | undefined;
  count: number;
};

/**
 * Sanitizes like `sanitizeHtml` and also returns the dropped elements, so that the editor can report lost players and
 * pictures. The words of all other elements stay.
 * @throws RangeError for a text that is longer, or has more elements, than a real one
 */
export function sanitizeAndReport(html: string): { html: string; dropped: Dropped[] } {
  const given = storable(html);
  const clean = sanitizeUntilStable(given, rich);
  const remaining = countElements(clean);
  const dropped: Dropped[] = [];
  for (const [key, { element, address, count }] of countElements(given)) {
    const missing = count - (remaining.get(key)?.count ?? 0);
    // The page has the only h1, so the h1 of a text becomes an h2.
    if (missing > 0 && element !== 'h1') dropped.push({ element, address, count: missing });
  }
  return { html: clean, dropped };
}

/** Lists elements as the sanitizer's parser sees them, by name and `src`. */
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
 * Sanitizes texts with paragraphs. All stored HTML has passed through this function or one of its variants.
 * @throws RangeError for more elements than a text can have
 */
export function sanitizeHtml(html: string): string {
  return sanitizeUntilStable(storable(html), rich);
}

/**
 * Sanitizes texts with paragraphs, and removes pictures and players, for authors' bios.
 * @throws RangeError for more elements than a text can have
 */
export function sanitizeProse(html: string): string {
  return sanitizeUntilStable(storable(html), prose);
}

/**
 * Sanitizes captions and other single lines, which may contain phrasing elements only.
 * @throws RangeError for more elements than a text can have
 */
export function sanitizeLine(html: string): string {
  return sanitizeUntilStable(storable(html), line);
}

/**
 * Returns clean HTML that browsers parse to the same elements, so that no part can break out of the surrounding
 * element.
 */
function sanitizeUntilStable(html: string, options: sanitize.IOptions): string {
  let clean = sanitize(html, options);
  for (let reading = 0; reading < maxReadings; reading += 1) {
    const read = sanitize(reparse(clean), options);
    if (read === clean) return clean;
    clean = read;
  }
  return sanitize(clean, { allowedTags: [] });
}

/**
 * Removes characters that the database cannot store, which are zero bytes and lone surrogates.
 * @throws RangeError for a text that is too long, or has too many elements or marks
 */
function storable(html: string): string {
  if (html.length > maxTextLength) throw new RangeError(`The text has ${html.length} characters, which is too many.`);
  const marks = html.match(/[<&]/g)?.length ?? 0;
  if (marks > maxMarks) throw new RangeError(`The text contains < or & ${marks} times, which is too often.`);
  const elements = html.match(/<[a-z]/gi)?.length ?? 0;
  if (elements > maxElements) throw new RangeError(`The text has ${elements} elements, which is too many.`);
  return html.replaceAll('\0', '').toWellFormed();
}
