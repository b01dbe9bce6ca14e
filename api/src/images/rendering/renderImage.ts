import { type ImageVariant, placeholderBlur } from '@marquee/shared/domain';
import sharp, { type Sharp } from 'sharp';
import type { Original } from './OriginalStore.ts';
import { type OutputFormat, positions } from './transform.ts';

// Two pictures are made at a time, by a queue of ours; more threads would only get into each other's way.
sharp.concurrency(1);
sharp.cache(false);

/** A whole picture is made at most this many times as tall as wide. */
const tallest = 2;
/** Pixel limit of an original: a file that unpacks to more is an attack. */
const mostPixels = 60_000_000;
const svgDensity = 72;
const highestDensity = 2_400;
/** Far above the second that the largest picture takes; only an original made to be slow comes near it. */
const longestSeconds = 10;
/** Time for an animation: two seconds a frame, and not more than half of the time that a reader's request may take. */
const animationSeconds = { aFrame: 2, most: 30 };

/** A third fewer bytes than WebP's 76, and as like the original; 0.12 s for 768 × 512 pixels. Effort 3 takes twice as long for 3 % less. */
const avif = { quality: 48, effort: 2, chromaSubsampling: '4:2:0' };
const webp = { quality: 76, alphaQuality: 90, effort: 3 };
/** Shown at ten times its size, a blurred placeholder would show the blocks it is coded in; it has few bytes anyway. */
const blurredQuality = 90;
/** Sigma that looks like Cloudinary's `blur:400`. */
const blurSigma = placeholderBlur / 100;
const jpeg = { quality: 80, progressive: true };

type Size = { width: number; height: number };

/**
 * Makes a picture from an original. Rasters are never enlarged. An animation keeps the times of its frames.
 * @throws Error for an original that is damaged, has too many pixels or takes too long.
 */
export async function renderImage(original: Original, variant: ImageVariant, format: OutputFormat): Promise<Buffer> {
  const isSvg = original.format === 'svg';
  const { size: source, frames } = await factsOf(original);
  const isAnimated = variant.isAnimated === true && frames > 1;
  const box = targetBox(source, variant, isSvg);
  // Drawn at once in the size in which it is needed: crisp when large, quick when small.
  const scale = Math.max(box.width / source.width, box.height / source.height);
  const density = isSvg ? Math.min(Math.max(svgDensity * scale, 1), highestDensity) : svgDensity;

  const image = sharp(original.bytes, { density, limitInputPixels: mostPixels, animated: isAnimated })
    .timeout({ seconds: isAnimated ? longestOf(frames) : longestSeconds })
    .autoOrient()
    .resize({
      width: box.width,
      height: box.height,
      fit: variant.crop === 'fill' ? 'cover' : 'fill',
      position: positions[variant.gravity ?? 'center'],
    });
  return variant.effect ? encode(image.blur(blurSigma), format, blurredQuality) : encode(image, format);
}

/** Whether an original has see-through parts. */
export async function hasTransparency(original: Original): Promise<boolean> {
  return !(await sharp(original.bytes, { limitInputPixels: mostPixels }).stats()).isOpaque;
}

/** Size of an original as it is seen, turned upright, and how many frames it has. */
async function factsOf(original: Original): Promise<{ size: Size; frames: number }> {
  const { autoOrient, pages = 1 } = await sharp(original.bytes, { limitInputPixels: mostPixels }).metadata();
  return { size: { width: autoOrient.width, height: autoOrient.height }, frames: pages };
}

function longestOf(frames: number): number {
  return Math.min(animationSeconds.aFrame * frames, animationSeconds.most);
}

/** The exact size of the result: the variant's box, or the whole original at its width. Raster images are not enlarged. */
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
