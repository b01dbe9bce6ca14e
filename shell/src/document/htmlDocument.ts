import { hostKindOf, type PageConfig } from '@marquee/shared/domain';
import type { DocumentParts, HeadTag, HtmlChunk, PageRelease, SiteHead } from '../serverContract.ts';
import { ageNotice } from './ageNotice.ts';
import { dataBlockIds, type PageState } from './pageData.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** All that can end a script element, or hide its end: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements */
const endsScript = /<(?=\/script|script|!--)/gi;

/** JSON that cannot end its script element, nor open a comment in it. Other tags stay as they are: a post's state is full of them. */
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

const cacheable = (text: string): HtmlChunk => ({ text, lasts: true });
const perRequest = (...texts: string[]): HtmlChunk => ({ text: texts.join(''), lasts: false });

const isPrivate = ({ state }: DocumentParts) => Boolean((state as Partial<PageState>).route?.isPrivate);

/**
 * The script that brings the others, with the first reader's sign on pages for reading. The creator platform and private pages, as a
 * preview in Vocal's frame, are applications from the start; the offline page has a script of its own in the application's place.
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

/** The whole HTML of a page, in order. Reading never waits for scripts: one small one brings the rest. */
export function htmlDocument(parts: DocumentParts): HtmlChunk[] {
  const { config, colourScheme } = parts;
  const scheme = colourScheme === 'auto' ? '' : ` data-scheme="${colourScheme}"`;
  const title = parts.head.filter(({ tag }) => tag === 'title');
  const otherHead = parts.head.filter(({ tag }) => tag !== 'title');
  return [
    perRequest(
      `<!doctype html><html lang="${config.site.locale}" data-site="${config.site.key}"${scheme}><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      ...title.map(headTag),
      parts.imagePreloads,
    ),
    cacheable(siteHead(parts.site)),
    cacheable(parts.styleTags),
    perRequest(...otherHead.map(headTag), bootScript(parts), '</head><body>'),
    // Private pages are for whoever has their address, as a moderator.
    cacheable(isPrivate(parts) ? '' : noticeOf(config)),
    cacheable('<div id="app">'),
    perRequest(parts.markup),
    perRequest('</div>'),
    cacheable(parts.showsStaticAbout ? configBlock(config) : shortConfigBlock(config)),
    perRequest(block(dataBlockIds.state, parts.state)),
    cacheable(releaseBlock(parts.release)),
    perRequest('</body></html>'),
  ];
}
