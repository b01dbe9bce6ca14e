import { writeBlockData } from '../nodes/blockData.ts';
import { moduleFields } from '../nodes/moduleFields.ts';
import { keepPictures, leftOnItsPage } from '../nodes/waitingPictures.ts';

/** Maximum width or height in pixels of an icon or avatar. Larger pictures are illustrations. */
const maxSymbolSize = 64;

/**
 * Replaces each pasted picture by a `figure`, which becomes a block. Pictures inside the clipboard are uploaded later.
 * Pictures are never fetched from the page that they were copied from. An emoji picture becomes its emoji, and other
 * icons are removed.
 */
export function markPictures(body: HTMLElement): void {
  for (const image of body.querySelectorAll('img')) {
    const shown = image.closest('picture') ?? image;
    const alt = image.alt.trim();
    if (isSign(image)) {
      shown.replaceWith(/^\p{Extended_Pictographic}/u.test(alt) ? alt : '');
      continue;
    }
    const caption = image.closest('figure')?.querySelector('figcaption');
    const file = fileOf(image.getAttribute('src') ?? '');
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

function isSign(image: HTMLImageElement): boolean {
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
