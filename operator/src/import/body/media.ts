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
  replace,
  textOf,
} from '../../html/htmlTree.ts';
import type { PictureReference } from '../record.ts';
import { videoElement } from './cleanTree.ts';

/** `caption` is HTML of one line. */
export type BodyPicture = PictureReference & { caption: string };

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

/** Returns the content of a caption as one line. */
export function lineOf(caption: HtmlElement): string {
  const root = parseHtml(innerHtml(caption).replace(/<\/?(?:p|div|li|ul|ol|h[1-6]|br|blockquote)\b[^>]*>/gi, ' '));
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
  return { address: address ?? attributeOf(element, 'src').slice(0, 60), alt: attributeOf(element, 'alt').trim() };
}
