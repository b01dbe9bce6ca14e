import { containerWidths, imageSizes, sourceSetWidths } from '../constants.ts';

/** The spec's thumbnail of a post. */
export const thumbnailTransform = { ...imageSizes.postThumbnail, crop: 'fill' } as const;

/**
 * A lead is wider than its thumbnail, so it has a source set: it fills the whole row on phones and tablets, and the
 * rest of the row beside the lists on desktops.
 */
export const leadSource = {
  widths: [...sourceSetWidths, containerWidths.large],
  sizes: '(max-width: 768px) calc(100vw - 32px), (max-width: 1280px) 70vw, 1000px',
} as const;
