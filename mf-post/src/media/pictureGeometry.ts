import type { ImageTransform } from '@marquee/shared';
import { containerWidths, mediaWidthCaps, sourceSetWidths, spacingUnit, videoEmbed } from '@marquee/shared/constants';
import type { Image, MediaLayout } from '@marquee/shared/domain';
import { fitTransform } from './fitTransform.ts';

/** A picture's request to the image CDN: its box, the widths of its source set, and its width on the page. */
export type PictureGeometry = {
  transform: ImageTransform & { height: number };
  widths: readonly number[];
  sizes: string;
};

const gutters = 2 * spacingUnit;

/** The layout's own width in the source set, beside the two that every layout has. */
const ownWidths: Partial<Record<MediaLayout, number>> = {
  fullWidth: containerWidths.xlarge,
  outsetCenter: containerWidths.large,
};

const phone = `calc(100vw - ${gutters}px)`;
const beside = `(min-width: 1140px) 530px, (min-width: 769px) 47vw, ${phone}`;

/** Widths of the layouts in `MediaFigure`, as `sizes` attributes. */
const shownWidths: Record<MediaLayout, string> = {
  fullWidth: `(min-width: ${mediaWidthCaps.fullWidth}px) ${mediaWidthCaps.fullWidth}px, 100vw`,
  outsetCenter: `(min-width: ${containerWidths.large}px) ${mediaWidthCaps.outsetCenter}px, ${phone}`,
  insetCenter: `(min-width: ${containerWidths.medium}px) ${mediaWidthCaps.insetCenter}px, ${phone}`,
  outsetLeft: beside,
  outsetRight: beside,
};

function geometry(layout: MediaLayout, transform: PictureGeometry['transform']): PictureGeometry {
  const own = ownWidths[layout];
  return { transform, widths: own ? [...sourceSetWidths, own] : sourceSetWidths, sizes: shownWidths[layout] };
}

/** A picture in one of the five layouts: whole, never wider than its cap, its height in proportion. */
export function layoutGeometry(image: Pick<Image, 'width' | 'height'>, layout: MediaLayout): PictureGeometry {
  return geometry(layout, fitTransform(image, mediaWidthCaps[layout]));
}

/** A video's poster in one of the five layouts: cut to the player's 16:9. */
export function posterGeometry(layout: MediaLayout): PictureGeometry {
  const width = mediaWidthCaps[layout];
  return geometry(layout, { width, height: Math.round(width / videoEmbed.aspectRatio), crop: 'fill' });
}
