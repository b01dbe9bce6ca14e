import {
  bannerWidths,
  containerWidths,
  imageSizes,
  mediaWidthCaps,
  phoneRowWidth,
  shareImageSize,
  sourceSetWidths,
  squareWidths,
  videoEmbed,
} from '../../constants.ts';
import { type Box, densitiesOf, heightAt, placeholderOf } from './imageBox.ts';

/**
 * The finite list of picture variants: every crop, size and effect in which a component requests a picture. The image
 * endpoint makes these and no others, which limits the number of pictures per original. A component that needs another
 * variant adds its row to `variants`. Until then `imageUrl` throws outside production, and the endpoint answers 400.
 */
export type ImageVariant = {
  /** Device pixels. */
  width: number;
  /** Only set for `fill`. With `fit`, a picture keeps the aspect ratio of its original. */
  height?: number | undefined;
  crop: 'fill' | 'fit';
  gravity?: 'face' | undefined;
  /** `blur:400`, for placeholders only. */
  effect?: string | undefined;
  /** All frames of an animated GIF instead of the first frame. For whole pictures only. */
  isAnimated?: true | undefined;
};

/** Variants of a cropped picture of fixed size, one for each pixel density. */
function inBox({ width, height }: Box, gravity?: ImageVariant['gravity']): ImageVariant[] {
  return densitiesOf({ width }).map((density) => ({
    width: width * density,
    height: height * density,
    crop: 'fill',
    gravity,
  }));
}

/** Variants of a cropped picture, one for each width of a source set. */
function atWidths(box: Box, widths: readonly number[]): ImageVariant[] {
  return widths.map((width) => ({ width, height: heightAt(width, box), crop: 'fill' }));
}

/** Variants of an uncropped picture, one for each width. */
function whole(widths: readonly number[]): ImageVariant[] {
  return widths.map((width) => ({ width, crop: 'fit' }));
}

const caps = [...new Set(Object.values(mediaWidthCaps))];
const posters: Box[] = caps.map((width) => ({ width, height: Math.round(width / videoEmbed.aspectRatio) }));
const { large, xlarge } = containerWidths;

const variants: ImageVariant[] = [
  // Avatars, and thumbnails of galleries and of the lightbox.
  ...inBox(imageSizes.smallAvatar),
  ...inBox(imageSizes.postAuthorAvatar),
  ...inBox(imageSizes.postAuthorAvatar, 'face'),
  ...inBox(imageSizes.authorHeader),
  ...inBox(imageSizes.lightboxThumbnail),
  ...inBox(imageSizes.galleryThumbnail),
  // Cards, promos, shared images.
  ...inBox(imageSizes.postThumbnail),
  ...atWidths(imageSizes.postThumbnail, [...sourceSetWidths, phoneRowWidth, large]),
  ...atWidths(imageSizes.squareThumbnail, squareWidths),
  ...inBox(imageSizes.authorMetadata),
  ...inBox(imageSizes.specialFeatureBanner),
  ...inBox(imageSizes.mediaImage),
  ...atWidths(shareImageSize, [shareImageSize.width]),
  // Channels: banner and logos.
  ...atWidths(imageSizes.channelBanner, bannerWidths),
  ...whole([imageSizes.channelLogo.width, imageSizes.mastheadLogo.width, 2 * imageSizes.mastheadLogo.width]),
  // Products.
  ...atWidths(imageSizes.product, [imageSizes.product.width / 2, ...sourceSetWidths]),
  // Media of posts by layout, gallery columns, the lightbox.
  ...whole([...caps, ...sourceSetWidths, large, xlarge]),
  ...whole([imageSizes.lightbox.width, 2 * imageSizes.lightbox.width, 2 * sourceSetWidths[1]]),
  ...posters.flatMap((poster) => atWidths(poster, [poster.width, ...sourceSetWidths, large])),
  // Placeholders of media until they arrive.
  ...caps.map((width) => placeholderOf({ width, crop: 'fit' })),
  ...posters.map((poster) => placeholderOf({ ...poster, crop: 'fill' })),
];

const byKey: ReadonlyMap<string, ImageVariant> = new Map(variants.map((variant) => [keyOf(variant), variant]));

/** All variants without duplicates. */
export const imageVariants: readonly ImageVariant[] = [...byKey.values()];

/** True if the image endpoint produces this variant. */
export function isImageVariant(variant: ImageVariant): boolean {
  const canMove = variant.crop === 'fit' && !variant.effect;
  return byKey.has(keyOf(variant)) && (canMove || !variant.isAnimated);
}

function keyOf({ width, height, crop, gravity, effect }: ImageVariant): string {
  return [crop, width, height, gravity, effect].join(' ');
}
