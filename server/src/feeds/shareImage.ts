import { createRequire } from 'node:module';
import { shareImageSize } from '@marquee/shared/constants';
import type { Image, PageConfig } from '@marquee/shared/domain';
import type { Cloudinary } from 'cloudinary-core';

const requireFrom = createRequire(import.meta.url);

type Size = { width: number; height: number };

/** The address up to a plain id: the library takes 50 µs for an address, and a site map has thousands that only end differently. */
const beginnings = new Map<string, string>();
const plainId = /^(?!v\d)[\w-]+\/[\w/-]+$/;
const samplePlainId = 'folder/picture';

/** Absolute address of a picture. */
export function imageAddress({ images, site }: PageConfig, image: Image, size: Size = shareImageSize): string {
  const { public_id } = image;
  if (!plainId.test(public_id)) return new URL(buildUrl(images, public_id, size), site.url.base).href;
  const place = `${site.url.base} ${images.cloudName} ${size.width}x${size.height}`;
  let beginning = beginnings.get(place);
  if (beginning === undefined) {
    const address = new URL(buildUrl(images, samplePlainId, size), site.url.base).href;
    beginning = address.slice(0, -samplePlainId.length);
    beginnings.set(place, beginning);
  }
  return beginning + public_id;
}

/**
 * Builds the URL with the library's complete bundle, because Node cannot load the library's modules. The bundle takes 7 MB with lodash and
 * no page needs it, so it is loaded for the first feed.
 */
function buildUrl({ cloudName, secure }: PageConfig['images'], publicId: string, size: Size): string {
  // The package's types name an instance where it exports the class.
  const { Cloudinary: Cdn } = requireFrom('cloudinary-core') as { Cloudinary: typeof Cloudinary };
  const cdn = new Cdn({ cloud_name: cloudName, secure });
  return cdn.url(publicId, { ...size, crop: 'fill', fetch_format: 'auto', quality: 'auto', flags: 'progressive' });
}
