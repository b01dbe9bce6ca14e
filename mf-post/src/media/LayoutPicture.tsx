import { token } from '@marquee/shared';
import type { Image } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { BlurUpImage } from './BlurUpImage.tsx';
import type { PictureGeometry } from './pictureGeometry.ts';

/** Mat behind an upright picture, as wide as its layout. At that width, the picture would be taller than the window. */
const Mat = styled.div`
  position: relative;
  isolation: isolate;
  background: ${token('sunken')};
  border-radius: ${token('imageRadius')};
  overflow: clip;

  & img {
    display: block;
    width: 100%;
    height: auto;
    margin-inline: auto;
  }

  &[data-upright] img {
    width: min(100%, 42rem);
  }

  /* Full width means from edge to edge, and never taller than the window. */
  [data-layout='fullWidth'] > & {
    border-radius: 0;
  }

  [data-layout='fullWidth'] > &:not([data-upright]) img {
    max-height: max(90svh, 24rem);
    object-fit: cover;
  }
`;

type LayoutPictureProps = { image: Image; alt: string; geometry: PictureGeometry; eager?: boolean };

/** A whole picture in one of the five layouts. */
export function LayoutPicture({ image, alt, geometry, eager }: LayoutPictureProps) {
  return (
    <Mat data-upright={image.height > image.width ? '' : undefined}>
      <BlurUpImage key={image.public_id} image={image} alt={alt} geometry={geometry} eager={eager} />
    </Mat>
  );
}
