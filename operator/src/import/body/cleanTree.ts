import { videoEmbed } from '@marquee/api/html/videoEmbed.ts';
import {
  attributeOf,
  childrenOf,
  createElement,
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
      notes.push({ outcome: 'lost', reason: reasonOf(node), text: textOf(node) });
      replace(node, []);
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

function reasonOf(element: HtmlElement): string {
  const address = attributeOf(element, 'src') || attributeOf(element, 'data') || attributeOf(element, 'action');
  return `A post cannot show the element <${element.tagName}>${address ? ` (${address.slice(0, 500)})` : ''}.`;
}
