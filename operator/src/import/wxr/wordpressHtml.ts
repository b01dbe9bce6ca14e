import { videoPlayerOf } from '@marquee/shared/domain';
import { plainText } from '../../html/htmlTree.ts';
import { videoElement } from '../body/cleanTree.ts';
import type { SourceBody } from '../record.ts';
import { type ConvertedShortcode, convertedShortcode, isConvertible } from './shortcodes.ts';

/** A picture of WordPress's library. `caption` is plain text and shown in galleries. */
export type Attachment = { address: string; alt: string; caption: string; parent: string };
export type Attachments = ReadonlyMap<string, Attachment>;

/** Shortcodes that may have no attributes. */
const knownNames = new Set(
  'audio caption contact-form contact-form-7 embed gallery more playlist video vimeo wp_caption youtube'.split(' '),
);
/** Shortcodes that can be the player of a video. */
const players = new Set(['youtube', 'vimeo', 'video', 'playlist', 'dailymotion']);
/** Matches a shortcode that ends itself or has its end directly behind it. */
const wholeShortcode = /\/\]$|\]\[\//;
const captionNames = new Set(['caption', 'wp_caption']);
/** Matches preformatted text and tags, which are skipped, and opening, closing and self-closing shortcodes. */
const tokens =
  /<(pre|script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<[^<>]*>|\[\[[^[\]]*\]\]|\[(\/?)([a-z][\w-]*)((?:\s|=)[^[\]]*?|)(\/?)\](?:\[\/(?!caption\]|wp_caption\])\3\])?/gi;

/**
 * Converts the body of a WordPress post to HTML for `bodyParts`. Captions and galleries become figures, video
 * shortcodes become players, and each other shortcode becomes a note with its words.
 */
export function wordpressHtml(raw: string, postId: string, attachments: Attachments): SourceBody {
  const closed = new Set([...raw.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()));
  let captions = 0;
  /** Halves that wait for their end, by name. */
  const open = new Map<string, ConvertedShortcode[]>();
  /** Words that the post shows but its own text lacks. */
  const added: string[] = [];
  const html = raw.replace(tokens, (token: string, _element, slash?: string, given?: string, attributes = '') => {
    const name = given?.toLowerCase();
    if (name === undefined) return token;
    const isShortcode =
      (knownNames.has(name) && (name !== 'more' || token === '[more]')) || isNamed(name, token, attributes, closed);
    if (!isShortcode) return token;
    if (captionNames.has(name)) {
      if (!slash) captions += 1;
      else if (captions === 0) return note('lost', 'A caption ends that never began.', token);
      else captions -= 1;
      const words = note('changed', 'The shortcode is a picture with a caption.', token);
      return slash ? `</marquee-caption></figure>${words}` : `${words}<figure><marquee-caption>`;
    }
    if (slash) {
      const begun = open.get(name)?.pop();
      if (begun) return `${begun.after}${note(begun.outcome, begun.reason, token)}`;
      return note('changed', 'The end of a shortcode is not in the text.', token);
    }
    const isWhole = wholeShortcode.test(token);
    if (name === 'gallery') {
      const pictures = picturesOf(attributes, postId, attachments);
      added.push(...pictures.found.map(({ caption }) => caption));
      return gallery(token, pictures);
    }
    const link = players.has(name) ? playerOf(name, attributes) : undefined;
    if (link && videoPlayerOf(link))
      return `${note('changed', 'The shortcode is a player.', token)}<${videoElement} data-link="${escaped(link)}"></${videoElement}>`;
    const converted = convertedShortcode(name, attributes) ?? unknown(name);
    added.push(converted.words ?? '');
    const own = note(converted.outcome, converted.reason, token);
    if (isWhole || !closed.has(name)) return `${own}${converted.before}${closing(converted)}`;
    open.set(name, [...(open.get(name) ?? []), converted]);
    return `${own}${converted.before}`;
  });
  const whole = html + '</marquee-caption></figure>'.repeat(captions);
  return {
    html: captionsAfterPictures(whole),
    sourceText: [plainText(raw), ...added].join(' '),
    hasLineParagraphs: !raw.includes('<!-- wp:'),
  };
}

/** Splits a caption shortcode. Its picture comes first, and the text outside of tags is the caption. */
function captionsAfterPictures(html: string): string {
  return html.replace(/<figure><marquee-caption>([\s\S]*?)<\/marquee-caption><\/figure>/g, (_whole, inner: string) => {
    const [, picture = '', caption = ''] =
      /^(\s*(?:<a\b[^>]*>)?\s*<img\b[^>]*>\s*(?:<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
    return picture === '' ? `<div>${inner}</div>` : `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
  });
}

/** Checks whether a word in brackets is a shortcode, and not the writer's own. Those without attributes need an end. */
function isNamed(name: string, token: string, attributes: string, closed: ReadonlySet<string>): boolean {
  if (closed.has(name) || /[\w-]=/.test(attributes)) return true;
  return (
    isConvertible(name) && (/https?:/.test(attributes) || /^\[(?:toc|ez-toc|hr|divider|clear|nextpage)/.test(token))
  );
}

/** Closes what a shortcode without an end has opened. */
function closing({ before, after }: ConvertedShortcode): string {
  return before === '' ? '' : after;
}

function unknown(name: string): ConvertedShortcode {
  const reason = `The shortcode [${name}] needs a plugin of WordPress.`;
  return { outcome: 'lost', reason, before: '', after: '' };
}

type GalleryPictures = { found: Attachment[]; missing: string[] };

function picturesOf(attributes: string, postId: string, attachments: Attachments): GalleryPictures {
  const listed = /\b(?:ids|include)\s*=\s*["']?([\d,\s]+)/.exec(attributes)?.[1];
  const ofPost = [...attachments].filter(([, { parent }]) => parent === postId).map(([id]) => id);
  const ids = listed ? listed.split(',').map((id) => id.trim()) : ofPost;
  return {
    found: ids.flatMap((id) => attachments.get(id) ?? []),
    missing: ids.filter((id) => !attachments.has(id)),
  };
}

function gallery(token: string, { found, missing }: GalleryPictures): string {
  const isWhole = found.length > 0 && missing.length === 0;
  const reason = isWhole
    ? 'The shortcode is a gallery.'
    : `The pictures ${missing.join(', ') || 'of the gallery'} are not in the file.`;
  const images = found.map(({ address, alt, caption }) => {
    const image = `<img src="${escaped(address)}" alt="${escaped(alt)}">`;
    return caption === '' ? image : `<figure>${image}<figcaption>${escaped(caption)}</figcaption></figure>`;
  });
  return `${note(isWhole ? 'changed' : 'lost', reason, token)}<div class="gallery">${images.join('')}</div>`;
}

function playerOf(name: string, attributes: string): string | undefined {
  const given = attributes.replace(/^[\s=]+/, '').replace(/["'\s]+$/g, '');
  const address = /https?:\/\/[^\s"'\]]+/.exec(attributes)?.[0];
  if (address) return address.replaceAll('&amp;', '&');
  const id = /(?:^|id=["']?)([\w-]+)$/.exec(given)?.[1];
  if (name === 'youtube' && id) return `https://www.youtube.com/watch?v=${id}`;
  return name === 'vimeo' && id ? `https://vimeo.com/${id}` : undefined;
}

function note(outcome: 'changed' | 'lost', reason: string, token: string): string {
  return ` <marquee-note data-outcome="${outcome}" data-reason="${escaped(reason)}">${token}</marquee-note> `;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
