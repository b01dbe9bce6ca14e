import { placeholderFraction } from '../../constants.ts';

/** Width and height of a picture's place. */
export type Box = { width: number; height: number };

/** Device pixels per CSS pixel (spec section 9). */
export const imageDensities = [1, 2, 3] as const;
/**
 * Maximum width, in CSS pixels, of a box with the third density. A larger box is sharp enough at the second density.
 */
const smallBoxWidth = 130;
/** Blur strength of placeholders, in the unit of Cloudinary. Blur is the only effect in use. */
export const placeholderBlur = 400;

type Crop = 'fill' | 'fit';

/** Requested densities of a box of fixed size. */
export function densitiesOf({ width }: Pick<Box, 'width'>): readonly number[] {
  return imageDensities.filter((density) => density < 3 || width <= smallBoxWidth);
}

/** Height of a box that is scaled to another width. */
export function heightAt(width: number, box: Box): number {
  return Math.round((width * box.height) / box.width);
}

/**
 * Transform of the blurred placeholder, which is shown until the picture is loaded. Its width is a tenth of the width
 * of the picture.
 */
export function placeholderOf({ width, height, crop = 'fill' }: { width: number; height?: number; crop?: Crop }) {
  const effect = `blur:${placeholderBlur}`;
  const small = Math.round(width * placeholderFraction);
  if (crop === 'fit' || !height) return { width: small, crop, effect };
  return { width: small, height: Math.round(height * placeholderFraction), crop, effect };
}
