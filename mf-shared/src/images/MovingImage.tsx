import {
  CloudImage,
  type ImageSource,
  type ImageTransform,
  imageSrcSet,
  sourceOf,
  usePageConfig,
} from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import { canMove } from './canMove.ts';

/** The rules of the place around it are for its `img`. */
const Choice = styled.picture`
  display: contents;
`;

type MovingImageProps = {
  image: ImageSource;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Only a whole picture (`fit`) moves. */
  transform: ImageTransform & { height: number };
  /** Widths of the source set. */
  widths: readonly number[];
  sizes: string;
  /** The one picture that a reader sees first: fetched at once and with priority. */
  eager?: boolean | undefined;
};

/** A `CloudImage` that shows all frames of an animated GIF, and its first one to readers who asked for less motion. */
export function MovingImage({ eager = false, ...picture }: MovingImageProps) {
  const { images } = usePageConfig();
  const { image, transform, widths, sizes } = picture;
  if (!canMove(image) || transform.crop !== 'fit') return <CloudImage {...picture} eager={eager} />;
  return (
    <Choice>
      <source
        media="(prefers-reduced-motion: reduce)"
        srcSet={imageSrcSet(images, sourceOf(image), transform, widths)}
        sizes={sizes}
      />
      <CloudImage {...picture} transform={{ ...transform, isAnimated: true }} eager={eager} />
    </Choice>
  );
}
