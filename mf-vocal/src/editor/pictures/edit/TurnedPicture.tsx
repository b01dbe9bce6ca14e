import { CloudImage } from '@marquee/shared';
import type { Image, PictureEdit } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';

/** Width in pixels of the largest variant of a picture that the dialog needs. */
const shownWidth = 1024;

/* The picture fills the box, which has the shape of the turned picture. */
const Box = styled.div`
  position: relative;
  container-type: size;
  inline-size: 100%;
  block-size: 100%;

  & > img,
  .ReactCrop & > img {
    position: absolute;
    inset: 50% auto auto 50%;
    inline-size: 100cqi;
    max-inline-size: none;
    block-size: 100cqb;
    translate: -50% -50%;
  }

  &[data-rotation='90'] > img {
    rotate: 90deg;
  }

  &[data-rotation='180'] > img {
    rotate: 180deg;
  }

  &[data-rotation='270'] > img {
    rotate: 270deg;
  }

  &:is([data-rotation='90'], [data-rotation='270']) > img,
  .ReactCrop &:is([data-rotation='90'], [data-rotation='270']) > img {
    inline-size: 100cqb;
    block-size: 100cqi;
  }
`;

/** A turned original. It fills the element around it. */
export function TurnedPicture({ image, rotation }: { image: Image; rotation: PictureEdit['rotation'] }) {
  const height = Math.round((shownWidth * image.height) / image.width);
  return (
    <Box data-rotation={rotation}>
      <CloudImage
        image={image}
        alt=""
        transform={{ width: shownWidth, height, crop: 'fit' }}
        widths={[512, shownWidth]}
        sizes="(max-width: 768px) 100vw, 768px"
        eager
      />
    </Box>
  );
}
