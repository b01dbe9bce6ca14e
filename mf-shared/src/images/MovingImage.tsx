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

/** Has no box of its own, because the styles of its container apply to its `img`. */
const Choice = styled.picture`
  display: contents;
`;

type MovingImageProps = {
  image: ImageSource;
  /** Empty for a decorative picture. */
  alt: string;
  /** A transform that crops (`fill`) does not animate: use `fit`. */
  transform: ImageTransform & { height: number };
  /** Widths of the source set. */
  widths: readonly number[];
  sizes: string;
  /** True for a picture on the first screen, which is loaded at once and with priority. */
  eager?: boolean | undefined;
};

/** A `CloudImage` that plays an animated GIF. Readers who prefer reduced motion see only its first frame. */
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
