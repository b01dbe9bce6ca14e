import type { Image } from '../domain/index.ts';
import { usePageConfig } from '../page/PageConfigContext.tsx';
import { type ImageTransform, imageSrcSet, imageUrl } from './imageUrl.ts';

type CloudImageProps = {
  image: Pick<Image, 'public_id'>;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** The picture's box: its width and height reserve the space, so that nothing moves when it arrives. */
  transform: ImageTransform & { height: number };
  /** Widths of the source set; without it the box at pixel densities 1 and 2. */
  widths?: readonly number[];
  /** The `sizes` attribute; needed with `widths`. */
  sizes?: string;
  /** The one picture that a reader sees first: fetched at once and with priority. */
  eager?: boolean;
  className?: string;
};

/** A picture of the image CDN: responsive, lazy unless `eager`, its space reserved. */
export function CloudImage({ image, alt, transform, widths, sizes, eager = false, className }: CloudImageProps) {
  const { images } = usePageConfig();
  const src = imageUrl(images, image.public_id, transform);
  // Density 1 is what `src` stands for where a source set does not name it.
  const double = { ...transform, width: transform.width * 2, height: transform.height * 2 };
  const srcSet = widths
    ? imageSrcSet(images, image.public_id, transform, widths)
    : `${imageUrl(images, image.public_id, double)} 2x`;
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={widths ? sizes : undefined}
      alt={alt}
      width={transform.width}
      height={transform.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
    />
  );
}
