import { videoEmbed } from '@marquee/api/acts/posts.ts';
import {
  append,
  attributeOf,
  childrenOf,
  createElement,
  createText,
  descendants,
  type HtmlElement,
  isElement,
  isPhrasing,
  type Parent,
  remove,
  rename,
  replace,
  textOf,
} from '../../html/htmlTree.ts';
import type { Note } from '../record.ts';

import { cardOf } from './linkCard.ts';

/** Elements that cannot be shown. Their words go into a note. */
const unshown = new Set(
  'applet audio button canvas embed form frame frameset iframe input link map math meta noembed noframes noscript object option script select style svg template textarea title video xmp plaintext'.split(
    ' ',
  ),
);
/** Unsupported elements that a link can replace: frames, sounds and films. */
const linked = new Set(['audio', 'embed', 'iframe', 'object', 'video']);
/** Maximum length of an address, in characters. */
const maxAddressLength = 2_000;
/** Block elements that stay unchanged. */
const blocks = new Set(
  'aside blockquote caption dd dl dt figcaption figure h1 h2 h3 h4 hr img li ol p pre table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const smallHeadings = new Set(['h5', 'h6']);

/** Element that replaces a video. Its `data-link` is the video's address. */
export const videoElement = 'marquee-video';
/** Element around words that become a note, with the note's `data-outcome` and `data-reason`. */
export const noteElement = 'marquee-note';

/**
 * Keeps only elements that a post can have, and replaces players by `marquee-video`. Removed elements with words go
 * into the notes.
 */
export function cleanTree(parent: Parent, isTop = true): Note[] {
  const notes: Note[] = [];
  for (const node of [...childrenOf(parent)]) {
    if (!isElement(node)) {
      if (node.nodeName !== '#text') remove(node);
      continue;
    }
    const name = node.tagName;
    const player = playerLink(node);
    const card = cardOf(node);
    if (card) {
      const added = addedWords(node, card);
      if (added) notes.push({ outcome: 'changed', reason: 'The address became a card.', text: '', added });
      replace(node, [card]);
    } else if (player) {
      if (textOf(node).trim())
        notes.push({ outcome: 'changed', reason: 'The address of a video became a player.', text: textOf(node) });
      const video = createElement(videoElement);
      video.attrs.push({ name: 'data-link', value: player });
      replace(node, [video]);
    } else if (name === noteElement) {
      notes.push(noteOf(node));
      replace(node, []);
    } else if (unshown.has(name) || name === videoElement) {
      const { note, instead } = withoutElement(node);
      notes.push(note);
      replace(node, instead);
    } else {
      makeBox(node);
      notes.push(...cleanTree(node, isTop && isContainer(node)));
      if (smallHeadings.has(name)) rename(node, 'h4');
      else if (!isTop && isContainer(node)) replace(node, [...node.childNodes]);
    }
  }
  return notes;
}

/** Returns the host in a card, if it was not among the words of the figure. */
function addedWords(figure: HtmlElement, card: HtmlElement): string {
  const [host] = descendants(card).filter(({ tagName }) => tagName === 'small');
  const [before] = descendants(figure).filter(({ tagName }) => tagName === 'small');
  return host && !before ? textOf(host) : '';
}

/** Makes an aside with the role of a pull quote from the block "Pullquote" of WordPress: a quotation in a figure. */
function makeBox(node: HtmlElement): void {
  const quote = childrenOf(node).filter(isElement)[0];
  if (!/(?:^|\s)wp-block-pullquote(?:\s|$)/.test(attributeOf(node, 'class')) || quote?.tagName !== 'blockquote') return;
  for (const cite of childrenOf(quote).filter(isElement)) {
    if (cite.tagName !== 'cite') continue;
    const line = createElement('p');
    replace(cite, [line]);
    append(line, cite);
  }
  replace(quote, [...quote.childNodes]);
  rename(node, 'aside');
  node.attrs = [{ name: 'role', value: 'doc-pullquote' }];
}

/** Checks whether an element only groups others. The element is removed, and its content stays. */
export function isContainer(element: HtmlElement): boolean {
  const { tagName } = element;
  return !blocks.has(tagName) && !smallHeadings.has(tagName) && !isPhrasing(element) && tagName !== videoElement;
}

/** Returns the YouTube or Vimeo page of a player element; undefined for other elements. */
function playerLink(element: HtmlElement): string | undefined {
  if (element.tagName === videoElement) {
    const link = attributeOf(element, 'data-link');
    return videoEmbed(link, 'Video') && link;
  }
  if (element.tagName !== 'iframe') return undefined;
  const link = (attributeOf(element, 'src') || attributeOf(element, 'data-src')).replace(/^\/\//, 'https://');
  return videoEmbed(link, 'Video') && link;
}

function noteOf(element: HtmlElement): Note {
  const outcome = attributeOf(element, 'data-outcome') === 'changed' ? 'changed' : 'lost';
  return { outcome, reason: attributeOf(element, 'data-reason') || 'It cannot be shown.', text: textOf(element) };
}

/** Makes a note about a removed element, and a link to its frame, sound or film if that has a web address. */
function withoutElement(element: HtmlElement): { note: Note; instead: HtmlElement[] } {
  const address = addressOf(element);
  const reason = `A post cannot show the element <${element.tagName}>${address ? ` (${address.slice(0, 500)})` : ''}`;
  const text = textOf(element);
  const isLinked = linked.has(element.tagName) && /^https?:\/\//i.test(address) && address.length <= maxAddressLength;
  if (!isLinked) return { note: { outcome: 'lost', reason: `${reason}.`, text }, instead: [] };
  const link = createElement('a');
  link.attrs.push({ name: 'href', value: address });
  append(link, createText(address));
  const paragraph = createElement('p');
  append(paragraph, link);
  return {
    note: { outcome: 'changed', reason: `${reason}. It became a link.`, text, added: address },
    instead: [paragraph],
  };
}

function addressOf(element: HtmlElement): string {
  const own = ['src', 'data-src', 'data', 'action'].map((name) => attributeOf(element, name)).find((one) => one !== '');
  const source = descendants(element).find(({ tagName }) => tagName === 'source' || tagName === 'embed');
  const address = own ?? (source && attributeOf(source, 'src')) ?? '';
  return address.trim().replace(/^\/\//, 'https://');
}
