import { densitiesOf } from '../domain/images/imageBox.ts';
import { usePageConfig } from '../page/PageConfigContext.tsx';
import { type ImageSource, sourceOf } from './imageSource.ts';
import { type ImageTransform, imageDensitySet, imageSrcSet, imageUrl } from './imageUrl.ts';

type CloudImageProps = {
  /** A picture of ours, or one at another host: a gallery's picture as it is, or `{ url: thumbnailUrl }`. */
  image: ImageSource;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** The picture's box: its width and height reserve the space, so that nothing moves when it arrives. */
  transform: ImageTransform & { height: number };
  /** Widths of the source set; without it the box at pixel densities 1 and 2, and 3 for a small one. */
  widths?: readonly number[];
  /** Different crop for the source set, for a place with another aspect ratio. */
  sourceSetTransform?: ImageTransform & { height: number };
  /** The `sizes` attribute; needed with `widths`. */
  sizes?: string;
  /** The one picture that a reader sees first: fetched at once and with priority. */
  eager?: boolean;
  className?: string;
};

/** A picture of the image CDN: responsive, lazy unless `eager`, its space reserved. */
export function CloudImage({
  image,
  alt,
  transform,
  widths,
  sourceSetTransform = transform,
  sizes,
  eager = false,
  className,
}: CloudImageProps) {
  const { images } = usePageConfig();
  const source = sourceOf(image);
  const src = imageUrl(images, source, transform);
  const srcSet = widths
    ? imageSrcSet(images, source, sourceSetTransform, widths)
    : imageDensitySet(images, source, transform, densitiesOf(transform));
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
