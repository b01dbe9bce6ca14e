import type { GalleryImage, Image } from '../domain/index.ts';

/** Source of a picture: the public id of a hosted original, or an absolute address at another host. */
export type ImageSource =
  | Pick<Image, 'public_id' | 'format'>
  | Pick<GalleryImage, 'public_id' | 'format' | 'url'>
  | { url: string };

/**
 * The `source` for `imageUrl`: the public id, or the address of a picture at another host. The image endpoint fetches
 * pictures of other hosts, so a reader's browser calls no third party. It fetches an address only if the host is in
 * `IMAGE_HOSTS` and a stored post contains the address. For other addresses it returns 404, and the picture's `alt`
 * shows.
 */
export function sourceOf(image: ImageSource): string {
  if ('url' in image && image.url) return image.url;
  return 'public_id' in image ? image.public_id : '';
}
