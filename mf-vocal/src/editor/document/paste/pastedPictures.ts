import { writeBlockData } from '../nodes/blockData.ts';
import { moduleFields } from '../nodes/moduleFields.ts';
import { keepPicture, leftOnItsPage } from '../nodes/waitingPictures.ts';

/** Pixels up to which a picture is a sign or an avatar rather than an illustration. */
const maxSymbolSize = 64;

/**
 * Marks the place of each pasted picture with a `figure`, so that it becomes a block. Nothing fetches a picture from the
 * page that it was copied from; a picture inside the clipboard waits to be uploaded. Signs become their words.
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
      arrival: file ? keepPicture(file) : leftOnItsPage,
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

/** The file inside a `data:` address; undefined for any other address. */
function fileOf(address: string): File | undefined {
  const [, type, data] = /^data:(image\/(?:png|jpeg|gif));base64,([\w+/=\s]+)$/.exec(address) ?? [];
  if (!type || !data) return undefined;
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], `picture.${type.slice('image/'.length)}`, { type });
}
