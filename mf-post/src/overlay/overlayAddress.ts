/** The overlay of the post. `index` counts the pictures of all its galleries from 0. */
export type Overlay = { kind: 'lightbox'; index: number } | { kind: 'shop' };

/**
 * The address of an overlay is the page's address with one of these fragments. Overlays can therefore be linked to, and
 * Back closes them. The same fragments are ids in the page, at the gallery's picture and at the first product, so that
 * such a link leads there without scripts.
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
