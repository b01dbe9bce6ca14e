import { escapeHtml } from '../../html/escapeHtml.ts';
import { plainText } from '../../html/htmlTree.ts';

/** Replacement of a shortcode. `before` and `after` are HTML. `words` is text of this HTML that the source lacks. */
export type ConvertedShortcode = {
  outcome: 'changed' | 'lost';
  /** One sentence for the report. */
  reason: string;
  before: string;
  after: string;
  words?: string;
};

type Convert = (attributes: Attributes) => ConvertedShortcode;

/** Attributes by lower-case name. A value without a name has the name `''`. */
type Attributes = ReadonlyMap<string, string>;

const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|([^\s=]+)/g;

const into = (what: string, before: string, after: string): Convert => {
  const reason = `The shortcode is ${what}.`;
  return () => ({ outcome: 'changed', reason, before, after });
};
/** Only arranges what is inside of it. */
const layout = into('an arrangement, which is left out. Its text stays', '', '');
const quote = into('a quotation', '<blockquote>', '</blockquote>');
const pullQuote = into('a pull quote', '<aside role="doc-pullquote">', '</aside>');
const note = into('a footnote', '<span role="doc-footnote">', '</span>');
const code = into('a listing', '<pre><code>', '</code></pre>');
const box = into('a box', '<aside role="note">', '</aside>');
const contents = into('a table of contents, which is left out', '', '');

/** A link with the words between the two halves. */
const button: Convert = (attributes) => {
  const address = firstOf(attributes, 'link', 'url', 'href', 'target_url', '');
  return isAddress(address)
    ? {
        outcome: 'changed',
        reason: 'The shortcode is a link.',
        before: `<a href="${escaped(address)}">`,
        after: '</a>',
      }
    : {
        outcome: 'lost',
        reason: 'The shortcode is a button without an address. Its text stays.',
        before: '',
        after: '',
      };
};

/** A heading, and the text that opened below it. */
const opening: Convert = (attributes) => {
  const title = firstOf(attributes, 'title', 'heading', 'label', 'name');
  return {
    ...{ outcome: 'changed', reason: 'The shortcode is a heading with its text.' },
    before: title === '' ? '' : `<p><strong>${escapeHtml(title)}</strong></p>`,
    ...{ after: '', words: title },
  };
};

/** An address between the two halves, which becomes a player or a link. */
const address = into('the address of a page or a player', '', '');

/** A card of an address. */
const card: Convert = (attributes) => {
  const page = [...attributes.values()].find(isAddress);
  return page === undefined
    ? address(attributes)
    : {
        ...{ outcome: 'changed', reason: 'The shortcode is a card.', after: '' },
        before: `<figure class="wp-block-embed">${escapeHtml(page)}</figure>`,
        words: page,
      };
};

/** A sound or a film in a file, which becomes a link. */
const media =
  (element: 'audio' | 'video', ...names: string[]): Convert =>
  (attributes) => {
    const address = firstOf(attributes, 'src', ...names, 'url', '');
    return isAddress(address)
      ? {
          ...{
            outcome: 'changed',
            reason: `The shortcode is the address of ${element === 'audio' ? 'a sound' : 'a film'}.`,
          },
          ...{ before: `<p><a href="${escaped(address)}">${escapeHtml(address)}</a></p>`, after: '', words: address },
        }
      : { outcome: 'lost', reason: 'The shortcode names no file.', before: '', after: '' };
  };

const groups: readonly (readonly [string, Convert])[] = [
  ['blockquote quote su_quote', quote],
  ['pullquote pull_quote su_pullquote pullquote_left pullquote_right', pullQuote],
  ['footnote footnotes efn_note fn mfn su_note_ref', note],
  ['code sourcecode crayon php css javascript html xml bash python java sql', code],
  ['box su_box su_note info alert notice message callout', box],
  ['toc table_of_contents table-of-contents ez-toc lwptoc simple_toc', contents],
  ['button btn su_button vc_btn fusion_button', button],
  ['spoiler su_spoiler toggle accordion-item accordion_item su_accordion_item tab su_tab et_pb_toggle', opening],
  ['twitter tweet x instagram facebook tiktok soundcloud spotify bandcamp mixcloud pinterest reddit ted', card],
  ['audio mp3', media('audio', 'mp3', 'ogg', 'm4a', 'wav')],
  ['embed youtube vimeo dailymotion', address],
  ['video mp4', media('video', 'mp4', 'webm', 'ogv')],
  [
    'accordion su_accordion accordions tabs su_tabs tabgroup row column columns col su_row su_column one_half one_third ' +
      'one_fourth two_third two_thirds three_fourth one_half_last one_third_last two_third_last half third fullwidth ' +
      'section container wrap div span center left right clear space spacer gap dropcap su_dropcap highlight su_highlight ' +
      'lead intro vc_row vc_row_inner vc_column vc_column_inner vc_column_text vc_section et_pb_section et_pb_row ' +
      'et_pb_column et_pb_text fusion_builder_container fusion_builder_row fusion_builder_column fusion_text av_section ' +
      'av_one_full av_one_half av_textblock',
    layout,
  ],
  ['hr divider separator su_divider vc_separator', into('a line', '<hr>', '')],
  ['nextpage more', into('a page break, which is left out', '', '')],
];
const table = new Map(groups.flatMap(([names, convert]) => names.split(' ').map((name) => [name, convert] as const)));

/** @returns undefined for a shortcode without a counterpart here */
export function convertedShortcode(name: string, attributes: string): ConvertedShortcode | undefined {
  return table.get(name)?.(attributesOf(attributes));
}

/** Checks whether a shortcode has a counterpart, so that it is none of the writer's own words in brackets. */
export function isConvertible(name: string): boolean {
  return table.has(name);
}

function attributesOf(text: string): Attributes {
  const found = new Map<string, string>();
  for (const [, name = '', ...values] of text.matchAll(attribute)) {
    const value = values.find((one) => one !== undefined) ?? '';
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), plainText(value).trim());
  }
  return found;
}

function firstOf(attributes: Attributes, ...names: string[]): string {
  return names.map((name) => attributes.get(name) ?? '').find((value) => value !== '') ?? '';
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S{1,2000}$/i.test(text);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
