/**
 * Sizes in which pictures are asked for. The image endpoint makes no others, so that nobody can fill its disk with all
 * the sizes there are; whoever shows pictures chooses among these.
 */

/** Widths of the spec's sizes (section 9), of source sets and of layouts, in CSS pixels. */
export const imageWidths = [
  30, 64, 96, 120, 128, 130, 192, 256, 360, 384, 512, 600, 688, 720, 768, 1024, 1108, 1140, 1280, 1560, 1920,
] as const;

/** Device pixels per CSS pixel. */
export const imageDensities = [1, 2, 3] as const;

/** A height may be this many times its width. */
const tallest = 2;
/** Blurred placeholders have a tenth of the width of what they stand for. */
const placeholderPart = 10;
/** How much a placeholder is blurred, as Cloudinary counts it: the one effect there is. */
export const placeholderBlur = 400;

const shownWidths = imageWidths.flatMap((width) => imageDensities.map((density) => width * density));
const placeholderWidths: ReadonlySet<number> = new Set(
  shownWidths.flatMap((width) => [Math.floor(width / placeholderPart), Math.ceil(width / placeholderPart)]),
);
const allowedWidths: ReadonlySet<number> = new Set([...shownWidths, ...placeholderWidths]);

/** Whether pictures are made in a size, given in device pixels (CSS pixels times density). */
export function isImageSize(size: { width: number; height?: number | undefined }): boolean {
  if (!allowedWidths.has(size.width)) return false;
  return size.height === undefined || (size.height >= 1 && size.height <= size.width * tallest);
}

/** Whether a width, in device pixels, is a placeholder's: no other picture is blurred. */
export function isPlaceholderWidth(width: number | undefined): boolean {
  return width !== undefined && placeholderWidths.has(width);
}
