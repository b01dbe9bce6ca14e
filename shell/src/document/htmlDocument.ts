import { hostKindOf, type PageConfig } from '@marquee/shared/domain';
import type { DocumentParts, HeadTag, HtmlChunk, PageRelease, SiteHead } from '../serverContract.ts';
import { ageNotice } from './ageNotice.ts';
import { dataBlockIds, type PageState } from './pageData.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/**
 * Sequences that can end a script element, or hide its end:
 * https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
const endsScript = /<(?=\/script|script|!--)/gi;

/**
 * Returns JSON that cannot end its script element or open a comment in it. Other tags are not escaped, because a post's
 * state has many.
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(endsScript, '\\u003c');
}

const voidTags = new Set(['meta', 'link']);

function headTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  if (voidTags.has(tag)) return `<${tag}${written} data-page>`;
  const body = tag === 'script' ? (text ?? '').replaceAll('<', '\\u003c') : escapeHtml(text ?? '');
  return `<${tag}${written}${tag === 'title' ? '' : ' data-page'}>${body}</${tag}>`;
}

const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;

/** Remembers the text written for an object: sites and releases are the same on many pages. */
function once<T extends object>(write: (value: T) => string): (value: T) => string {
  const written = new WeakMap<T, string>();
  return (value) => {
    const text = written.get(value) ?? write(value);
    written.set(value, text);
    return text;
  };
}

const configBlock = once((config: PageConfig) => block(dataBlockIds.config, { [config.site.key]: config }));
/** The text of the About page is as long as all the rest, and the browser needs it there alone. */
const shortConfigBlock = once((config: PageConfig) => {
  const site = { ...config.site, staticAbout: null };
  return block(dataBlockIds.config, { [site.key]: { ...config, site } });
});
const releaseBlock = once((release: PageRelease) => block(dataBlockIds.release, release));
const siteHead = once(
  ({ links, themeCss }: SiteHead) =>
    `${links.map(headTag).join('').replaceAll(' data-page', '')}<style>${themeCss}</style>`,
);

const noticeOf = once((config: PageConfig) => ageNotice(config, escapeHtml));

const chunk = (...texts: string[]): HtmlChunk => ({ text: texts.join('') });

const isPrivate = ({ state }: DocumentParts) => Boolean((state as Partial<PageState>).route?.isPrivate);

/**
 * Returns the tag of the boot script, which loads all other scripts. On readers' pages, it runs the application at the
 * first interaction. On the creator platform and on private pages such as Vocal's preview, it runs the application at
 * once. The offline page runs its own script instead of the application.
 */
function bootScript(parts: DocumentParts): string {
  const { config, scripts } = parts;
  const { boot, main, preload } = scripts;
  const libraries = main.endsWith('/main.js') ? main.replace(/main\.js$/, 'libraries.js') : '';
  const isReading = libraries !== '' && hostKindOf(config.site.key) === 'site' && !isPrivate(parts);
  return [
    `<script src="${boot.src}" integrity="${boot.integrity}" data-main="${main}" data-preload="${preload.join(' ')}"`,
    libraries && ` data-libraries="${libraries}"`,
    isReading ? '' : ' data-start="now"',
    ' fetchpriority="low" defer></script>',
  ].join('');
}

/** Returns the HTML of a page in chunks. A page is readable before any script has run. */
export function htmlDocument(parts: DocumentParts): HtmlChunk[] {
  const { config, colourScheme } = parts;
  const scheme = colourScheme === 'auto' ? '' : ` data-scheme="${colourScheme}"`;
  const title = parts.head.filter(({ tag }) => tag === 'title');
  const otherHead = parts.head.filter(({ tag }) => tag !== 'title');
  return [
    chunk(
      `<!doctype html><html lang="${config.site.locale}" data-site="${config.site.key}"${scheme}><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      ...title.map(headTag),
      parts.imagePreloads,
    ),
    chunk(siteHead(parts.site)),
    chunk(parts.styleTags),
    chunk(...otherHead.map(headTag), bootScript(parts), '</head><body>'),
    // A private page is only for readers who have its address, for example moderators, so it needs no notice.
    chunk(isPrivate(parts) ? '' : noticeOf(config)),
    chunk('<div id="app">'),
    chunk(parts.markup),
    chunk('</div>'),
    chunk(parts.showsStaticAbout ? configBlock(config) : shortConfigBlock(config)),
    chunk(block(dataBlockIds.state, parts.state)),
    chunk(releaseBlock(parts.release)),
    chunk('</body></html>'),
  ];
}
