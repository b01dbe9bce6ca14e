import { draftLimits } from '@marquee/shared/domain';
import {
  attributeOf,
  childrenOf,
  descendants,
  type HtmlElement,
  innerHtml,
  isElement,
  isText,
  outerHtml,
  type Parent,
  parseHtml,
  plainText,
  replace,
  textOf,
} from '../../html/htmlTree.ts';
import type { PictureReference } from '../record.ts';
import { videoElement } from './cleanTree.ts';

/** A caption as HTML of one line, and the credit that the source keeps apart from it, as HTML of one line. */
export type CaptionLines = { caption: string; credit: string };
export type BodyPicture = PictureReference & CaptionLines;

const captionNames = new Set(['figcaption', 'dd']);

/** Returns the caption of a picture, from the nearest figure that contains only this picture. */
export function captionBeside(picture: HtmlElement, figure: HtmlElement, count: number): HtmlElement | undefined {
  for (
    let around: Parent | null = picture.parentNode;
    around;
    around = 'parentNode' in around ? around.parentNode : null
  ) {
    const isWhole = around === figure;
    if (isWhole && count > 1) return undefined;
    if (isWhole || descendants(around).filter(isPicture).length === 1) {
      const caption = descendants(around).find(
        (element) => captionNames.has(element.tagName) && !descendants(element).includes(picture),
      );
      if (caption) return caption;
    }
    if (isWhole) return undefined;
  }
  return undefined;
}

/** Matches classes of credits, such as `credit` of our exports and `media-credit` of WordPress. */
const creditClass = /(?:^|[\s_-])credits?(?:[\s_-]|$)/i;

/** Returns a caption as one line. An element with a class of credits is the credit, if it has no more text than one. */
export function linesOf(caption: HtmlElement | undefined): CaptionLines {
  if (!caption) return { caption: '', credit: '' };
  const credit = descendants(caption).find((element) => creditClass.test(attributeOf(element, 'class')));
  const line = credit ? lineOf(credit) : '';
  if (!credit || plainText(line).length > draftLimits.credit) return { caption: lineOf(caption), credit: '' };
  replace(credit, []);
  return { caption: lineOf(caption), credit: line };
}

/** Returns the content of an element as one line. */
function lineOf(element: HtmlElement): string {
  const root = parseHtml(innerHtml(element).replace(/<\/?(?:p|div|li|ul|ol|h[1-6]|br|blockquote)\b[^>]*>/gi, ' '));
  return childrenOf(root).map(outerHtml).join('').replace(/\s+/g, ' ').trim();
}

export function isPicture(element: HtmlElement): boolean {
  return element.tagName === 'img';
}

export function isMedia(element: HtmlElement): boolean {
  return isPicture(element) || element.tagName === videoElement;
}

/** Removes the pictures and players from an element. */
export function removeMedia(node: HtmlElement): HtmlElement[] {
  const media = descendants(node).filter(isMedia);
  for (const element of media) replace(element, []);
  return media;
}

/** Checks whether a picture or player comes before all words of an element. */
export function beginsWithMedia(node: HtmlElement): boolean {
  for (const child of childrenOf(node)) {
    if (isText(child) && child.value.trim() !== '') return false;
    if (isElement(child) && (isMedia(child) || beginsWithMedia(child))) return true;
    if (isElement(child) && textOf(child).trim() !== '') return false;
  }
  return false;
}

/** Returns the picture of an `img` with the address of its largest file. */
export function pictureOf(element: HtmlElement): PictureReference {
  const address = ['data-orig-file', 'src', 'data-src', 'data-lazy-src']
    .map((name) => attributeOf(element, name).trim())
    .find((one) => one !== '' && !one.startsWith('data:'));
  return {
    address: address ?? attributeOf(element, 'src').slice(0, 60),
    alt: attributeOf(element, 'alt').trim(),
    // An empty `alt` is not enough, because WordPress writes one for every picture without a description.
    isDecorative: /^(?:presentation|none)$/i.test(attributeOf(element, 'role').trim()),
  };
}
