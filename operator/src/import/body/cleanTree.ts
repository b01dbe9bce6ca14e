import { videoEmbed } from '@marquee/api/html/videoEmbed.ts';
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

/** Elements of which nothing can be shown. Their words are in a note. */
const unshown = new Set(
  'applet audio button canvas embed form frame frameset iframe input link map math meta noembed noframes noscript object option script select style svg template textarea title video xmp plaintext'.split(
    ' ',
  ),
);
/** Those of them to which a link can lead: frames, sounds and films. */
const linked = new Set(['audio', 'embed', 'iframe', 'object', 'video']);
/** Characters. */
const longestAddress = 2_000;
/** Elements that stay as they are, beside those within a line. */
const blocks = new Set(
  'blockquote caption dd dl dt figcaption figure h1 h2 h3 h4 hr img li ol p pre table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const smallHeadings = new Set(['h5', 'h6']);

/** An element that a reader of a format puts where a video stood; `data-link` is the video's address. */
export const videoElement = 'marquee-video';
/** An element around words that become a note: `data-outcome` and `data-reason` are the note's. */
export const noteElement = 'marquee-note';

/**
 * Leaves only elements that a post can have, and `marquee-video` in the place of players. Whatever is taken out with its
 * words is in the notes.
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
    if (player) {
      if (textOf(node).trim())
        notes.push({ outcome: 'changed', reason: 'The address of a video is a player.', text: textOf(node) });
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
      notes.push(...cleanTree(node, isTop && isContainer(node)));
      if (smallHeadings.has(name)) rename(node, 'h4');
      else if (!isTop && isContainer(node)) replace(node, [...node.childNodes]);
    }
  }
  return notes;
}

/** Whether an element only groups others: it goes, and its content stays. */
export function isContainer(element: HtmlElement): boolean {
  const { tagName } = element;
  return !blocks.has(tagName) && !smallHeadings.has(tagName) && !isPhrasing(element) && tagName !== videoElement;
}

/** The page of a video on YouTube or Vimeo that an element plays; undefined for all else. */
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

/** A note about an element that goes, and a link to its frame, sound or film where it has an address on the web. */
function withoutElement(element: HtmlElement): { note: Note; instead: HtmlElement[] } {
  const address = addressOf(element);
  const reason = `A post cannot show the element <${element.tagName}>${address ? ` (${address.slice(0, 500)})` : ''}`;
  const text = textOf(element);
  const isLinked = linked.has(element.tagName) && /^https?:\/\//i.test(address) && address.length <= longestAddress;
  if (!isLinked) return { note: { outcome: 'lost', reason: `${reason}.`, text }, instead: [] };
  const link = createElement('a');
  link.attrs.push({ name: 'href', value: address });
  append(link, createText(address));
  const paragraph = createElement('p');
  append(paragraph, link);
  return {
    note: { outcome: 'changed', reason: `${reason}: a link leads there.`, text, added: address },
    instead: [paragraph],
  };
}

function addressOf(element: HtmlElement): string {
  const own = ['src', 'data-src', 'data', 'action'].map((name) => attributeOf(element, name)).find((one) => one !== '');
  const source = descendants(element).find(({ tagName }) => tagName === 'source' || tagName === 'embed');
  const address = own ?? (source && attributeOf(source, 'src')) ?? '';
  return address.trim().replace(/^\/\//, 'https://');
}
