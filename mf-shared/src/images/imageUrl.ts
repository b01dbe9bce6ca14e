// The url builder alone: the package's main entry carries upload widgets and tags as well.
import url from 'cloudinary-core/src/url.js';
import { heightAt } from '../domain/images/imageBox.ts';
import { isImageVariant } from '../domain/images/imageVariants.ts';
import type { PageConfig } from '../domain/index.ts';

export type ImageTransform = {
  width: number;
  /** Of a whole picture (`fit`) it only reserves space: the address names the width alone. */
  height?: number;
  crop?: 'fill' | 'fit';
  gravity?: 'auto' | 'face' | 'center';
  radius?: number | 'max';
  effect?: string;
  /** All frames of an animated GIF; without it, its first one. */
  isAnimated?: true | undefined;
};

/** Name of our own endpoint, which makes the variants of `domain/imageVariants.ts` and no others. */
const ownCloud = '/media';
const isAbsolute = /^https?:\/\//;

/** Addresses already built: a page uses the same ones repeatedly, and building one takes 20 µs. */
const known = new Map<string, string>();
const mostKnown = 5_000;

/**
 * Address of a picture at the image CDN, built by cloudinary-core. `cloudName` `/media` is the network's own endpoint
 * (`/res/media/image/upload/…`); any other name is a Cloudinary account.
 * @param source a public id, or the absolute address of a picture at another host, which the CDN then fetches
 * (`/res/media/image/fetch/…`).
 * @throws Error outside production for a variant that the own endpoint does not make.
 */
export function imageUrl(images: PageConfig['images'], source: string, transform: ImageTransform): string {
  const { width, height, crop, gravity, radius, effect, isAnimated } = transform;
  // Joined: a template is kept as the nine pieces that it was put together from.
  const key = [images.cloudName, source, width, height, crop, gravity, radius, effect, isAnimated].join(' ');
  const built = known.get(key);
  if (built !== undefined) return built;
  const address = buildUrl(images, source, transform);
  if (known.size >= mostKnown) known.clear();
  known.set(key, address);
  return address;
}

function buildUrl(images: PageConfig['images'], source: string, transform: ImageTransform): string {
  const { width, height, crop = 'fill', isAnimated, ...rest } = transform;
  const box = { width: Math.round(width), ...(height && crop === 'fill' ? { height: Math.round(height) } : {}) };
  if (process.env.NODE_ENV !== 'production' && images.cloudName === ownCloud)
    refuseUnknown({ ...rest, ...box, crop, isAnimated });
  return url(
    source,
    {
      ...rest,
      ...box,
      crop,
      fetch_format: 'auto',
      quality: 'auto',
      flags: isAnimated ? 'animated.progressive' : 'progressive',
      ...(isAbsolute.test(source) ? { type: 'fetch' } : {}),
    },
    { cloud_name: images.cloudName, secure: images.secure },
  );
}

function refuseUnknown(requested: ImageTransform & { crop: 'fill' | 'fit' }): void {
  const { gravity } = requested;
  const isKnown = requested.radius === undefined && (gravity === undefined || gravity === 'face');
  if (!isKnown || !isImageVariant({ ...requested, gravity }))
    throw new Error(`No row of domain/imageVariants.ts makes the picture ${JSON.stringify(requested)}.`);
}

/** A source set of one picture at several widths; heights keep the ratio of `transform`. */
export function imageSrcSet(
  images: PageConfig['images'],
  source: string,
  transform: ImageTransform,
  widths: readonly number[],
): string {
  const { height: fullHeight } = transform;
  return widths
    .map((width) => {
      const height = fullHeight ? heightAt(width, { ...transform, height: fullHeight }) : undefined;
      return `${imageUrl(images, source, { ...transform, width, height })} ${width}w`;
    })
    .join(', ');
}

/** A source set of a box of fixed size, for each density above the first, for which the `src` stands. */
export function imageDensitySet(
  images: PageConfig['images'],
  source: string,
  transform: ImageTransform & { height: number },
  densities: readonly number[],
): string {
  return densities
    .filter((density) => density > 1)
    .map((density) => {
      const { width, height } = transform;
      return `${imageUrl(images, source, { ...transform, width: width * density, height: height * density })} ${density}x`;
    })
    .join(', ');
}
