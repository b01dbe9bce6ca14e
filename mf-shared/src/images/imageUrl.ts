// The url builder alone: the package's main entry carries upload widgets and tags as well.
import url from 'cloudinary-core/src/url.js';
import type { PageConfig } from '../domain/index.ts';

export type ImageTransform = {
  width: number;
  height?: number;
  crop?: 'fill' | 'fit';
  gravity?: 'auto' | 'face' | 'center';
  radius?: number | 'max';
  effect?: string;
};

/** Addresses already built: a page asks for the same ones again and again, and building one takes 20 µs. */
const known = new Map<string, string>();
const mostKnown = 5_000;

/**
 * Address of a picture at the image CDN, built by cloudinary-core. `cloudName` `/media` is the network's own endpoint
 * (`/res/media/image/upload/…`); any other name is a Cloudinary account.
 */
export function imageUrl(images: PageConfig['images'], publicId: string, transform: ImageTransform): string {
  const key = `${images.cloudName} ${publicId} ${JSON.stringify(transform)}`;
  const address = known.get(key) ?? buildUrl(images, publicId, transform);
  if (known.size >= mostKnown) known.clear();
  known.set(key, address);
  return address;
}

function buildUrl(images: PageConfig['images'], publicId: string, transform: ImageTransform): string {
  const { width, height, crop = 'fill', ...rest } = transform;
  return url(
    publicId,
    {
      ...rest,
      width: Math.round(width),
      ...(height ? { height: Math.round(height) } : {}),
      crop,
      fetch_format: 'auto',
      quality: 'auto',
      flags: 'progressive',
    },
    { cloud_name: images.cloudName, secure: images.secure },
  );
}

/** A source set of one picture at several widths; heights keep the ratio of `transform`. */
export function imageSrcSet(
  images: PageConfig['images'],
  publicId: string,
  transform: ImageTransform,
  widths: readonly number[],
): string {
  const ratio = transform.height ? transform.height / transform.width : undefined;
  return widths
    .map((width) => {
      const height = ratio ? Math.round(width * ratio) : undefined;
      return `${imageUrl(images, publicId, { ...transform, width, height })} ${width}w`;
    })
    .join(', ');
}
