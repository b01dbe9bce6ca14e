import { token } from '@marquee/shared';
import type { GalleryImage } from '@marquee/shared/domain';
import { MovingImage } from '@marquee/shared/images/MovingImage';
import { styled } from '@marquee/shared/styled';
import { lightboxOnDemand } from '../lightbox/lightboxOnDemand.ts';
import { layoutGeometry } from '../media/pictureGeometry.ts';
import { pictureMark } from '../overlay/overlayAddress.ts';
import { useOverlayLink } from '../overlay/useOverlayLink.ts';
import { GalleryIcon } from '../pictures/GalleryIcon.tsx';
import { gallerySource } from '../pictures/gallerySource.ts';
import { texts } from '../texts.ts';

/**
 * The cover is as wide as an `outsetCenter` picture. Its height is at most two thirds of the visible area, or 20rem in
 * a low window.
 */
const Cover = styled.a`
  clear: both;
  position: relative;
  display: block;
  margin-block-start: ${token('space7')};
  margin-inline: calc(50% - min(50cqi - ${token('space4')}, 554px));
  overflow: clip;
  border-radius: ${token('imageRadius')};
  background: ${token('sunken')};

  h2 + & {
    margin-block-start: 0;
  }

  & img {
    display: block;
    width: 100%;
    height: auto;
    max-height: max(66svh, 20rem);
    object-fit: cover;
  }

  &:focus-visible {
    outline: 3px solid ${token('focus')};
    outline-offset: 3px;
  }

  @media print {
    display: none;
  }
`;

const Label = styled.span`
  position: absolute;
  inset-block-end: ${token('space3')};
  inset-inline-end: ${token('space3')};
  display: flex;
  gap: ${token('space2')};
  align-items: center;
  padding: ${token('space2')} ${token('space3')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  color: ${token('ink')};
  box-shadow: ${token('shadowRaised')};
  font: ${token('boldWeight')} ${token('textSm')} / 1.2 ${token('fontBody')};
`;

type GalleryCoverProps = {
  image: GalleryImage;
  total: number;
  /** Index of the picture among the pictures of all galleries of the post. */
  first: number;
};

/**
 * Shows the first picture of a gallery large, above the thumbnails. It opens the lightbox. Its accessible name is only
 * the action, because the thumbnails already name the pictures.
 */
export function GalleryCover({ image, total, first }: GalleryCoverProps) {
  const link = useOverlayLink({ kind: 'lightbox', index: first });
  return (
    <Cover
      {...link}
      href={`#${pictureMark(first)}`}
      onPointerEnter={lightboxOnDemand.warm}
      onFocus={lightboxOnDemand.warm}
    >
      <MovingImage image={gallerySource(image)} alt="" {...layoutGeometry(image, 'outsetCenter')} />
      <Label>
        <GalleryIcon />
        {texts.seePictures(total)}
      </Label>
    </Cover>
  );
}
