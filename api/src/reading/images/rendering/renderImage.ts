import { areaAround, type FocalPoint, type ImageVariant, placeholderBlur } from '@marquee/shared/domain';
import sharp, { type Sharp } from 'sharp';
import { focalPointOf } from '../../../kernel/originals/focalPoint.ts';
import type { Original } from '../../../kernel/originals/OriginalStore.ts';
import { type OutputFormat, positions } from './transform.ts';

// Our queue renders two pictures at a time, so more threads would only compete.
sharp.concurrency(1);
sharp.cache(false);

/** Maximum height of an uncropped picture, as a multiple of its width. */
const tallest = 2;
/** Maximum number of pixels of an original. A file with more is an attack. */
const maxPixels = 60_000_000;
const svgDensity = 72;
const maxDensity = 2_400;
/**
 * Time limit in seconds. The largest picture takes one second, and only an original made to be slow comes near the
 * limit.
 */
const maxSeconds = 10;
/** Time limit of an animation in seconds. The maximum is half of the time limit of a request. */
const animationSeconds = { perFrame: 2, max: 30 };

/**
 * AVIF settings. They need a third fewer bytes than WebP at quality 76 for the same likeness, and 0.12 s for 768 × 512
 * pixels. Effort 3 takes twice as long for 3 % fewer bytes.
 */
const avif = { quality: 48, effort: 2, chromaSubsampling: '4:2:0' };
const webp = { quality: 76, alphaQuality: 90, effort: 3 };
/** Quality of blurred placeholders. They are enlarged ten times, so a lower quality would show blocks. */
const blurredQuality = 90;
/** Sigma that matches Cloudinary's `blur:400`. */
const blurSigma = placeholderBlur / 100;
const jpeg = { quality: 80, progressive: true };

type Size = { width: number; height: number };

/**
 * Renders a picture from an original. Raster images are never enlarged. An animation keeps the times of its frames.
 * @throws Error for an original that is damaged, has too many pixels or takes too long
 */
export async function renderImage(original: Original, variant: ImageVariant, format: OutputFormat): Promise<Buffer> {
  const isSvg = original.format === 'svg';
  const { size: source, frames, focus } = await factsOf(original);
  const isAnimated = variant.isAnimated === true && frames > 1;
  const box = targetBox(source, variant, isSvg);
  // An SVG is drawn at the target size, which is sharp for large and fast for small pictures.
  const scale = Math.max(box.width / source.width, box.height / source.height);
  const density = isSvg ? Math.min(Math.max(svgDensity * scale, 1), maxDensity) : svgDensity;

  const whole = sharp(original.bytes, { density, limitInputPixels: maxPixels, animated: isAnimated })
    .timeout({ seconds: isAnimated ? longestOf(frames) : maxSeconds })
    .autoOrient();
  const around = focus && variant.crop === 'fill' ? whole.extract(areaAround(focus, source, box)) : whole;
  const image = around.resize({
    width: box.width,
    height: box.height,
    fit: variant.crop === 'fill' ? 'cover' : 'fill',
    position: positions[variant.gravity ?? 'center'],
  });
  return variant.effect ? encode(image.blur(blurSigma), format, blurredQuality) : encode(image, format);
}

/** Checks whether an original has transparent parts. */
export async function hasTransparency(original: Original): Promise<boolean> {
  return !(await sharp(original.bytes, { limitInputPixels: maxPixels }).stats()).isOpaque;
}

/** Returns the size of an original after its rotation, its number of frames, and its focal point if it has one. */
async function factsOf(original: Original): Promise<{ size: Size; frames: number; focus: FocalPoint | undefined }> {
  const { autoOrient, pages = 1, xmp } = await sharp(original.bytes, { limitInputPixels: maxPixels }).metadata();
  return { size: { width: autoOrient.width, height: autoOrient.height }, frames: pages, focus: focalPointOf(xmp) };
}

function longestOf(frames: number): number {
  return Math.min(animationSeconds.perFrame * frames, animationSeconds.max);
}

/**
 * Returns the exact size of the result, which is the variant's box, or the whole original at the variant's width.
 * Raster images are not enlarged.
 */
function targetBox(source: Size, { width, height }: ImageVariant, canGrow: boolean): Size {
  let box: Size = { width, height: height ?? (width * source.height) / source.width };
  const tooTall = height === undefined ? box.height / (tallest * width) : 1;
  const growth = canGrow ? 1 : Math.max(box.width / source.width, box.height / source.height);
  const divisor = Math.max(tooTall, growth, 1);
  box = { width: box.width / divisor, height: box.height / divisor };
  return { width: Math.max(Math.round(box.width), 1), height: Math.max(Math.round(box.height), 1) };
}

function encode(image: Sharp, format: OutputFormat, quality?: number): Promise<Buffer> {
  if (format === 'avif') return image.avif(avif).toBuffer();
  if (format === 'webp') return image.webp({ ...webp, ...(quality && { quality }) }).toBuffer();
  if (format === 'gif') return image.gif().toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 8 }).toBuffer();
  return image
    .flatten({ background: '#fff' })
    .jpeg({ ...jpeg, ...(quality && { quality }) })
    .toBuffer();
}
