import { CloudImage, token, usePageConfig } from '@marquee/shared';
import { imageSizes, sourceSetWidths } from '@marquee/shared/constants';
import { densitiesOf, type GalleryImage } from '@marquee/shared/domain';
import { MovingImage } from '@marquee/shared/images/MovingImage';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { lightboxOnDemand } from '../lightbox/lightboxOnDemand.ts';
import { fitTransform } from '../media/fitTransform.ts';
import { pictureMark } from '../overlay/overlayAddress.ts';
import { useOverlayLink } from '../overlay/useOverlayLink.ts';
import { pictureAlt } from '../pictures/galleryPictureAlt.ts';
import { gallerySource } from '../pictures/gallerySource.ts';
import { pictureAddress } from '../pictures/pictureAddress.ts';

const Picture = styled.a`
  position: relative;
  display: block;
  overflow: clip;
  border-radius: ${token('imageRadius')};
  background: ${token('sunken')};
  color: ${token('ink')};

  & img {
    display: block;
    width: 100%;
    height: auto;
    transition: transform ${token('motionFast')} ${token('easing')};
  }

  &:focus-visible {
    outline: 3px solid ${token('focus')};
    outline-offset: 3px;
  }

  @media (prefers-reduced-motion: no-preference) {
    &:hover img {
      transform: scale(1.03);
    }
  }
`;

const { galleryThumbnail: thumbnail } = imageSizes;
/** A fifth of the gallery, which is as wide as an `outsetCenter` picture. */
const tileSizes = '(min-width: 1140px) 216px, 19vw';

type GalleryThumbnailProps = {
  image: GalleryImage;
  /** Index of the picture in its gallery. */
  index: number;
  total: number;
  /** Index of the gallery's first picture among the pictures of all galleries of the post. */
  first: number;
  /** A square cut for rows and grids, or the whole picture for columns. */
  shape: 'square' | 'whole';
  /** Laid over the picture. */
  children?: ReactNode;
};

/** Thumbnail in a gallery. It opens the lightbox at its picture, or the picture itself without scripts. */
export function GalleryThumbnail({ image, index, total, first, shape, children }: GalleryThumbnailProps) {
  const { images } = usePageConfig();
  const link = useOverlayLink({ kind: 'lightbox', index: first + index });
  const alt = pictureAlt(image, index, total);
  const source = gallerySource(image);
  return (
    <Picture
      {...link}
      id={pictureMark(first + index)}
      href={pictureAddress(images, image)}
      onPointerEnter={lightboxOnDemand.warm}
      onFocus={lightboxOnDemand.warm}
    >
      {shape === 'square' ? (
        <CloudImage
          image={source}
          alt={alt}
          transform={{ ...thumbnail, crop: 'fill' }}
          widths={densitiesOf(thumbnail).map((density) => density * thumbnail.width)}
          sizes={tileSizes}
        />
      ) : (
        <MovingImage
          image={source}
          alt={alt}
          transform={fitTransform(image, sourceSetWidths[0])}
          widths={sourceSetWidths}
          sizes="(min-width: 1025px) 270px, (min-width: 769px) 33vw, (min-width: 481px) 50vw, 100vw"
        />
      )}
      {children}
    </Picture>
  );
}
