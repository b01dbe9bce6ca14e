/** The overlay of the post. `index` counts the pictures of all its galleries from 0. */
export type Overlay = { kind: 'lightbox'; index: number } | { kind: 'shop' };

/**
 * An overlay is the page's address with a mark: it can be linked to, and Back closes it. The same marks are ids in the
 * page itself, at the gallery's picture and at the first product, so that without scripts such a link goes there.
 */
export const shopMark = 'shop';

export function pictureMark(index: number): string {
  return `picture-${index + 1}`;
}

export function overlayMark(overlay: Overlay): string {
  return overlay.kind === 'shop' ? shopMark : pictureMark(overlay.index);
}

/** The overlay that an address names; null for none, or for a picture that the post does not have. */
export function readOverlay(hash: string, pictureCount: number, hasProducts: boolean): Overlay | null {
  if (hash === `#${shopMark}`) return hasProducts ? { kind: 'shop' } : null;
  const number = Number(/^#picture-([1-9]\d{0,3})$/.exec(hash)?.[1] ?? 0);
  return number > 0 && number <= pictureCount ? { kind: 'lightbox', index: number - 1 } : null;
}
