import { writeBlockData } from '../nodes/blockData.ts';
import { moduleFields } from '../nodes/moduleFields.ts';
import { keepPictures, leftOnItsPage } from '../nodes/waitingPictures.ts';
import type { LeftOutCounter } from './leftOut.ts';

/** Maximum width or height in pixels of an icon or avatar. Larger pictures are illustrations. */
const maxSymbolSize = 64;

/** Names that Word gives to shapes. Their pictures are files that a browser cannot read. */
const shape = /^_x0000_s|(?:Shape|Box|Rectangle|Oval|Arrow|Connector|Freeform|Group|Canvas|Chart|Diagram)/i;

/**
 * Replaces each pasted picture by a `figure`, which becomes a block. Pictures inside the clipboard are uploaded later.
 * Pictures are never fetched from the page that they were copied from. An emoji picture becomes its emoji, and other
 * icons are removed.
 */
export function markPictures(body: HTMLElement, leftOut: LeftOutCounter): void {
  for (const image of body.querySelectorAll('img')) {
    const shown = image.closest('picture') ?? image;
    const alt = image.alt.trim();
    if (shape.test(image.getAttribute('v:shapes') ?? '')) {
      leftOut.add('drawings');
      shown.remove();
      continue;
    }
    if (isSymbol(image)) {
      shown.replaceWith(/^\p{Extended_Pictographic}/u.test(alt) ? alt : '');
      continue;
    }
    const caption = image.closest('figure')?.querySelector('figcaption');
    const file = fileOf(image.getAttribute('src') ?? '');
    if (!file) leftOut.add('pictures');
    const place = body.ownerDocument.createElement('figure');
    place.dataset.pasted = writeBlockData({
      ...moduleFields.image,
      module: null,
      isListicleItem: false,
      imageAltText: alt || null,
      arrival: file ? keepPictures([file]) : leftOnItsPage,
    });
    if (caption) place.append(...caption.childNodes);
    caption?.remove();
    shown.replaceWith(place);
  }
}

/** True for a picture or drawing of the size of an icon. */
export function isSymbol(image: Element): boolean {
  const style = image.getAttribute('data-style') ?? '';
  const sizes = ['width', 'height'].flatMap((name) => {
    const size = image.getAttribute(name) ?? new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([\\d.]+)px`).exec(style)?.[1];
    return size === undefined ? [] : [Number.parseFloat(size)];
  });
  return sizes.some((size) => size <= maxSymbolSize);
}

/** Decodes the file inside a `data:` URL. Returns undefined for any other URL. */
function fileOf(address: string): File | undefined {
  const [, type, data] = /^data:(image\/(?:png|jpeg|gif));base64,([\w+/=\s]+)$/.exec(address) ?? [];
  if (!type || !data) return undefined;
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], `picture.${type.slice('image/'.length)}`, { type });
}
