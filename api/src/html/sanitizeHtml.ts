import sanitize from 'sanitize-html';

/** Hosts whose players may stand in a post. */
export const iframeHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;

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

const links: sanitize.IOptions = {
  allowedAttributes: { a: ['href', 'title', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, title }) => ({
      tagName,
      attribs: {
        ...(href && { href }),
        ...(title && { title }),
        ...(href && /^https?:/i.test(href) && { rel: 'noopener' }),
      },
    }),
  },
};

const rich: sanitize.IOptions = {
  ...links,
  allowedTags: [...phrasing, ...blocks, ...tables, 'iframe', 'img'],
  allowedAttributes: {
    ...links.allowedAttributes,
    iframe: ['src', 'width', 'height', 'title', 'allow', 'allowfullscreen', 'loading'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedIframeHostnames: [...iframeHosts],
  allowIframeRelativeUrls: false,
  // The page has the only h1; an iframe of a foreign host keeps its tag but loses its address.
  transformTags: { ...links.transformTags, h1: 'h2' },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'iframe' && !attribs.src) || (tag === 'img' && !attribs.src?.startsWith('/res/')),
};

/** The one sanitizer of texts with paragraphs: everything that is stored as HTML has gone through it. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, rich);
}

/** The sanitizer of captions and other single lines: phrasing only. */
export function sanitizeLine(html: string): string {
  return sanitize(html, { ...links, allowedTags: phrasing });
}
