import { containerWidths, imageSizes, phoneRowWidth, sourceSetWidths, squareWidths } from '../constants.ts';
import type { ImageTransform } from '../images/imageUrl.ts';

/** `lead` is at the top of a page, `standard` in grids, and `compact` has its picture at the side. */
export type PostCardVariant = 'lead' | 'standard' | 'compact';

type ThumbnailSource = {
  sourceSetTransform?: ImageTransform & { height: number };
  widths: readonly number[];
  sizes: string;
};

/** The spec's thumbnail of a post. */
export const thumbnailTransform = { ...imageSizes.postThumbnail, crop: 'fill' } as const;

/** The sources of a card's picture by variant. A phone's screen needs a third of the pixels of the largest source. */
export const thumbnailSources: Record<PostCardVariant, ThumbnailSource> = {
  // The whole row on phones and tablets, and the rest of the row beside the lists on desktops.
  lead: {
    widths: [...sourceSetWidths, phoneRowWidth, containerWidths.large],
    sizes: '(max-width: 768px) calc(100vw - 32px), (max-width: 1280px) 70vw, 1000px',
  },
  // A row on phones, a column of a grid elsewhere.
  standard: {
    widths: [...sourceSetWidths, 2 * imageSizes.postThumbnail.width],
    sizes: '(max-width: 767px) calc(100vw - 32px), 460px',
  },
  // A third of a card. The picture is as high as the text on some sites, and square on the others.
  compact: {
    sourceSetTransform: { ...imageSizes.squareThumbnail, crop: 'fill' },
    widths: squareWidths,
    sizes: '208px',
  },
};
