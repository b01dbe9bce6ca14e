import sharp, { type Sharp } from 'sharp';
import type { Original } from './originalStore.ts';
import { type OutputFormat, positions, type Transform } from './transform.ts';

// Two pictures are made at a time, by a queue of ours; more threads would only get into each other's way.
sharp.concurrency(1);
sharp.cache(false);

/** Longest side of what is made, in pixels. */
const longestSide = 3_840;
/** Pixels of an original at most: what unpacks to more is an attack. */
const mostPixels = 60_000_000;
const svgDensity = 72;
const highestDensity = 2_400;

const webp = { quality: 76, alphaQuality: 90, effort: 3 };
/** Shown at ten times its size, a blurred placeholder would show the blocks it is coded in; it has few bytes anyway. */
const blurredQuality = 90;
const jpeg = { quality: 80, progressive: true };

type Size = { width: number; height: number };

/** Makes a picture from an original. Rasters are never enlarged. */
export async function renderImage(original: Original, transform: Transform, format: OutputFormat): Promise<Buffer> {
  const isSvg = original.format === 'svg';
  const source = await sizeOf(original);
  const box = targetBox(source, transform, isSvg);
  // Drawn at once in the size in which it is needed: crisp when large, quick when small.
  const scale = Math.max(box.width / source.width, box.height / source.height);
  const density = isSvg ? Math.min(Math.max(svgDensity * scale, 1), highestDensity) : svgDensity;

  let image = sharp(original.bytes, { density, limitInputPixels: mostPixels }).autoOrient();
  image = image.resize({
    width: box.width,
    height: box.height,
    fit: transform.crop === 'fill' ? 'cover' : 'fill',
    position: positions[transform.gravity],
  });
  if (transform.blur) image = image.blur(Math.min(Math.max(transform.blur / 100, 0.3), 40));
  if (transform.radius) image = image.composite([{ input: roundedMask(box, transform.radius), blend: 'dest-in' }]);
  return encode(image, format, transform.blur ? blurredQuality : undefined);
}

/** Whether an original has see-through parts. */
export async function hasTransparency(original: Original): Promise<boolean> {
  return !(await sharp(original.bytes, { limitInputPixels: mostPixels }).stats()).isOpaque;
}

/** Size of an original as it is seen, turned upright. */
async function sizeOf(original: Original): Promise<Size> {
  const { autoOrient } = await sharp(original.bytes, { limitInputPixels: mostPixels }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** The exact size of what is made. */
function targetBox(source: Size, { width, height, crop }: Transform, canGrow: boolean): Size {
  const ratio = source.height / source.width;
  let box: Size = { width: width ?? source.width, height: height ?? (width ?? source.width) * ratio };
  if (crop === 'fit' || crop === 'limit') {
    const scale = Math.min(box.width / source.width, box.height / source.height);
    box = { width: source.width * scale, height: source.height * scale };
  }
  const growth = Math.max(box.width / source.width, box.height / source.height);
  const shrinkBy = canGrow && crop !== 'limit' ? 1 : Math.max(growth, 1);
  const tooLong = Math.max(box.width / longestSide, box.height / longestSide, 1);
  const divisor = Math.max(shrinkBy, tooLong);
  return { width: Math.max(Math.round(box.width / divisor), 1), height: Math.max(Math.round(box.height / divisor), 1) };
}

function roundedMask({ width, height }: Size, radius: number | 'max'): Buffer {
  const [rx, ry] = radius === 'max' ? [width / 2, height / 2] : [radius, radius];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${rx}" ry="${ry}"/></svg>`,
  );
}

function encode(image: Sharp, format: OutputFormat, quality?: number): Promise<Buffer> {
  if (format === 'webp') return image.webp({ ...webp, ...(quality && { quality }) }).toBuffer();
  if (format === 'png') return image.png({ compressionLevel: 8 }).toBuffer();
  return image
    .flatten({ background: '#fff' })
    .jpeg({ ...jpeg, ...(quality && { quality }) })
    .toBuffer();
}
