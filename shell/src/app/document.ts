import type { PageConfig } from '@marquee/shared/domain';
import type { HeadTag } from './headTags.ts';
import { dataBlockIds, type PageRelease, type PageState } from './pageData.ts';

/** A reader's choice of light or dark; `auto` follows the device. */
export type ColourScheme = 'auto' | 'light' | 'dark';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** JSON that cannot end its script element, nor open a comment in it. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
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

export type DocumentParts = {
  config: PageConfig;
  colourScheme: ColourScheme;
  head: readonly HeadTag[];
  /** The site's theme: custom properties and font faces. */
  themeCss: string;
  /** Style elements of the components on the page, as styled-components wrote them. */
  styleTags: string;
  /** Preloads, icons and other links of the site. */
  links: readonly HeadTag[];
  /** Preloads of pictures, as React wrote them. */
  imagePreloads: string;
  markup: string;
  state: PageState;
  release: PageRelease;
  /** Address of the shell's script, and its integrity. */
  mainScript: { src: string; integrity: string };
};

/** The whole HTML of a page. Scripts come last and with low priority: reading never waits for them. */
export function htmlDocument(parts: DocumentParts): string {
  const { config, colourScheme, mainScript } = parts;
  const scheme = colourScheme === 'auto' ? '' : ` data-scheme="${colourScheme}"`;
  return [
    `<!doctype html><html lang="${config.site.locale}" data-site="${config.site.key}"${scheme}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    parts.head
      .filter(({ tag }) => tag === 'title')
      .map(headTag)
      .join(''),
    parts.imagePreloads,
    parts.links.map(headTag).join('').replaceAll(' data-page', ''),
    `<style>${parts.themeCss}</style>`,
    parts.styleTags,
    parts.head
      .filter(({ tag }) => tag !== 'title')
      .map(headTag)
      .join(''),
    `<script src="${mainScript.src}" integrity="${mainScript.integrity}" fetchpriority="low" defer></script>`,
    `</head><body><div id="app">${parts.markup}</div>`,
    block(dataBlockIds.config, { [config.site.key]: config }),
    block(dataBlockIds.state, parts.state),
    block(dataBlockIds.release, parts.release),
    '</body></html>',
  ].join('');
}
