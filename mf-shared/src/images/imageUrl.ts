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

/** An address of a picture before and after the place of its transform. */
type Original = { before: string; after: string };

/** Pieces already built: a call of cloudinary-core takes 20 µs, and each picture comes in several sizes. */
const originals = new Map<string, Original>();
/** By the transform without its box, and by its box. */
const components = new Map<string, Map<number, string>>();
const mostKept = 2_000;

/**
 * Address of a picture at the image CDN, built by cloudinary-core. `cloudName` `/media` is the network's own endpoint
 * (`/res/media/image/upload/…`); any other name is a Cloudinary account.
 * @param source a public id, or the absolute address of a picture at another host, which the CDN then fetches
 * (`/res/media/image/fetch/…`).
 * @throws Error outside production for a variant that the own endpoint does not make.
 */
export function imageUrl(images: PageConfig['images'], source: string, transform: ImageTransform): string {
  return addressesOf(images, source, transform)(transform);
}

type Box = Pick<ImageTransform, 'width' | 'height'>;

/** The addresses of a picture in one transform but for its box. */
function addressesOf(images: PageConfig['images'], source: string, transform: ImageTransform): (box: Box) => string {
  const { before, after } = once(originals, `${images.cloudName} ${images.secure} ${source}`, () =>
    originalOf(images, source),
  );
  const { crop, gravity, radius, effect, isAnimated } = transform;
  const key = `${images.cloudName === ownCloud} ${crop} ${gravity} ${radius} ${effect} ${isAnimated}`;
  const boxes = once(components, key, () => new Map<number, string>());
  return ({ width, height }) => {
    const component = once(boxes, width * 100_000 + (height ?? 0), () =>
      componentOf(images, { ...transform, width, height }),
    );
    return before + component + after;
  };
}

function once<Key, Piece>(kept: Map<Key, Piece>, key: Key, build: () => Piece): Piece {
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const piece = build();
  kept.set(key, piece);
  return piece;
}

function originalOf({ cloudName, secure }: PageConfig['images'], source: string): Original {
  const type = isAbsolute.test(source) ? 'fetch' : 'upload';
  const address = url(source, { type }, { cloud_name: cloudName, secure });
  const place = `/image/${type}/`;
  const at = address.indexOf(place) + place.length;
  return { before: address.slice(0, at), after: `/${address.slice(at)}` };
}

/** A transform as it stands in an address: `c_fill,f_auto,h_400,w_600`. */
function componentOf(images: PageConfig['images'], transform: ImageTransform): string {
  const { width, height, crop = 'fill', isAnimated, ...rest } = transform;
  const box = { width: Math.round(width), ...(height && crop === 'fill' ? { height: Math.round(height) } : {}) };
  if (process.env.NODE_ENV !== 'production' && images.cloudName === ownCloud)
    refuseUnknown({ ...rest, ...box, crop, isAnimated });
  const flags = isAnimated ? 'animated.progressive' : 'progressive';
  const options = { ...rest, ...box, crop, fetch_format: 'auto', quality: 'auto', flags };
  return url('x', options, { cloud_name: ownCloud }).slice(`/res${ownCloud}/image/upload/`.length, -'/x'.length);
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
  const addressOf = addressesOf(images, source, transform);
  return widths
    .map((width) => {
      const height = fullHeight ? heightAt(width, { ...transform, height: fullHeight }) : undefined;
      return `${addressOf({ width, height })} ${width}w`;
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
  const { width, height } = transform;
  const addressOf = addressesOf(images, source, transform);
  return densities
    .filter((density) => density > 1)
    .map((density) => `${addressOf({ width: width * density, height: height * density })} ${density}x`)
    .join(', ');
}
