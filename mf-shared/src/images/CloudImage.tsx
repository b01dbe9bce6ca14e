import { densitiesOf } from '../domain/images/imageBox.ts';
import { usePageConfig } from '../page/PageConfigContext.tsx';
import { type ImageSource, sourceOf } from './imageSource.ts';
import { type ImageTransform, imageDensitySet, imageSrcSet, imageUrl } from './imageUrl.ts';

type CloudImageProps = {
  /** A hosted picture, or a picture at another host: a gallery's picture, or `{ url: thumbnailUrl }`. */
  image: ImageSource;
  /** Empty for a decorative picture. */
  alt: string;
  /** The picture's box. Its width and height reserve the space, so that nothing moves when the picture loads. */
  transform: ImageTransform & { height: number };
  /**
   * Widths of the source set. By default, the source set has the box at pixel densities 1 and 2, and 3 for a small box.
   */
  widths?: readonly number[];
  /** Different crop for the source set, for a box with another aspect ratio. */
  sourceSetTransform?: ImageTransform & { height: number };
  /** The `sizes` attribute, which `widths` requires. */
  sizes?: string;
  /** True for a picture on the first screen, which is loaded at once and with priority. */
  eager?: boolean;
  className?: string;
};

/** A responsive picture of the image CDN with reserved space. It is lazy unless `eager`. */
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
