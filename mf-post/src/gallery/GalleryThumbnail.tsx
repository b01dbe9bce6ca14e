import { CloudImage, token, usePageConfig } from '@marquee/shared';
import { imageSizes, sourceSetWidths } from '@marquee/shared/design/measures';
import type { GalleryImage } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import type { ReactNode } from 'react';
import { fitTransform } from '../media/fitTransform.ts';
import { isOwnAddress } from '../media/isOwnAddress.ts';
import { texts } from '../texts.ts';
import { pictureAddress } from './pictureAddress.ts';

const Picture = styled.a`
  position: relative;
  display: block;
  overflow: clip;
  border-radius: ${token('imageRadius')};
  background: ${token('sunken')};
  color: ${token('ink')};

  & > img {
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
    &:hover > img {
      transform: scale(1.03);
    }
  }
`;

/** In the place of a picture of a third party, which is not fetched before a click. */
const Elsewhere = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  padding: ${token('space2')};
  font-size: ${token('textXs')};
  overflow-wrap: anywhere;
  text-align: center;
`;

type GalleryThumbnailProps = {
  image: GalleryImage;
  /** Place in the gallery, from 1. */
  number: number;
  total: number;
  /** A square cut for rows and grids, or the whole picture for columns. */
  shape: 'square' | 'whole';
  /** Laid over the picture. */
  children?: ReactNode;
};

/** One picture of a gallery, linked to the picture itself. */
export function GalleryThumbnail({ image, number, total, shape, children }: GalleryThumbnailProps) {
  const { images } = usePageConfig();
  const alt = image.alt || image.title || texts.picture(number, total);
  const isOutside = image.url !== null && !isOwnAddress(image.url);
  return (
    <Picture href={pictureAddress(images, image)}>
      {isOutside && <Elsewhere>{alt}</Elsewhere>}
      {!isOutside && shape === 'square' && (
        <CloudImage image={image} alt={alt} transform={{ ...imageSizes.galleryThumbnail, crop: 'fill' }} />
      )}
      {!isOutside && shape === 'whole' && (
        <CloudImage
          image={image}
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
