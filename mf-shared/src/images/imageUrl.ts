import { heightAt } from '../domain/images/imageBox.ts';
import { isImageVariant } from '../domain/images/imageVariants.ts';
import type { PageConfig } from '../domain/index.ts';

export type ImageTransform = {
  width: number;
  /** With `fit`, the height only reserves space, because the address names the width alone. */
  height?: number;
  crop?: 'fill' | 'fit';
  gravity?: 'auto' | 'face' | 'center';
  radius?: number | 'max';
  effect?: string;
  /** True for all frames of an animated GIF. By default, the picture is its first frame. */
  isAnimated?: true | undefined;
};

/** Name of the network's own endpoint, which makes only `imageVariants`. */
const ownCloud = '/media';
const isAbsolute = /^https?:\/\//;

/**
 * Returns the address of a picture at the image CDN, in Cloudinary's form. `cloudName` `/media` is the network's own
 * endpoint (`/res/media/image/upload/…`), and any other name is a Cloudinary account. The tests compare the addresses
 * with those of cloudinary-core. Browsers do not load that library, because its URL builder adds 8 kB to every page.
 * @param source public id, or the absolute address of a picture at another host, which the CDN then fetches
 *   (`/res/media/image/fetch/…`)
 * @throws Error outside production for a variant that the network's own endpoint does not make
 */
export function imageUrl(images: PageConfig['images'], source: string, transform: ImageTransform): string {
  const type = isAbsolute.test(source) ? 'fetch' : 'upload';
  return `${rootOf(images)}/image/${type}/${componentOf(images, transform)}/${versioned(source)}`;
}

const rootOf = ({ cloudName, secure }: PageConfig['images']) =>
  cloudName.startsWith('/') ? `/res${cloudName}` : `${secure ? 'https' : 'http'}://res.cloudinary.com/${cloudName}`;

/** The last part of an address. Cloudinary requires a version for a public id with a folder. */
function versioned(source: string): string {
  if (isAbsolute.test(source)) return encoded(source);
  const hasVersion = !source.includes('/') || /^v\d/.test(source);
  return hasVersion ? encoded(decoded(source)) : `v1/${encoded(decoded(source))}`;
}

const encoded = (source: string) =>
  encodeURIComponent(source)
    .replace(/%3A/g, ':')
    .replace(/%2F/g, '/')
    .replace(/([^:])\/+/g, '$1/');

/** Decodes a public id, which may already be encoded. A literal percent sign would make decoding fail. */
function decoded(publicId: string): string {
  try {
    return decodeURIComponent(publicId);
  } catch {
    return publicId;
  }
}

/** The transform as a component of an address, in Cloudinary's order: `c_fill,f_auto,h_400,w_600`. */
function componentOf({ cloudName }: PageConfig['images'], transform: ImageTransform): string {
  const { width, height, crop = 'fill', ...rest } = transform;
  const { gravity, radius, effect, isAnimated } = rest;
  const box = { width: Math.round(width), ...(height && crop === 'fill' ? { height: Math.round(height) } : {}) };
  if (process.env.NODE_ENV !== 'production' && cloudName === ownCloud) refuseUnknown({ ...rest, ...box, crop });
  return [
    `c_${crop}`,
    effect && `e_${effect}`,
    'f_auto',
    isAnimated ? 'fl_animated.progressive' : 'fl_progressive',
    gravity && `g_${gravity}`,
    box.height && `h_${box.height}`,
    'q_auto',
    radius && `r_${radius}`,
    `w_${box.width}`,
  ]
    .filter(Boolean)
    .join(',');
}

function refuseUnknown(requested: ImageTransform & { crop: 'fill' | 'fit' }): void {
  const { gravity } = requested;
  const isKnown = requested.radius === undefined && (gravity === undefined || gravity === 'face');
  if (!isKnown || !isImageVariant({ ...requested, gravity }))
    throw new Error(
      `The image endpoint does not make ${JSON.stringify(requested)}. Request a variant of imageVariants, or add this one.`,
    );
}

/** A source set of one picture at several widths. The heights keep the ratio of `transform`. */
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

/** Source set for a box of fixed size, with each pixel density above the first. The `src` covers the first density. */
export function imageDensitySet(
  images: PageConfig['images'],
  source: string,
  transform: ImageTransform & { height: number },
  densities: readonly number[],
): string {
  const { width, height } = transform;
  return densities
    .filter((density) => density > 1)
    .map((density) => {
      const box = { width: width * density, height: height * density };
      return `${imageUrl(images, source, { ...transform, ...box })} ${density}x`;
    })
    .join(', ');
}
