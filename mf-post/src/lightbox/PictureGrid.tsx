import { CloudImage, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { GalleryImage } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { useEffect, useRef } from 'react';
import { pictureAlt } from '../pictures/galleryPictureAlt.ts';
import { gallerySource } from '../pictures/gallerySource.ts';
import { texts } from '../texts.ts';

const { width: size } = imageSizes.lightboxThumbnail;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${size}px);
  place-content: safe center center;
  gap: ${token('space3')};
  margin: 0;
  padding-block: ${token('space5')} ${token('space7')};
  padding-inline: max(${token('space4')}, 50% - 31rem);
  list-style: none;
  overflow: auto;
  overscroll-behavior: contain;
  animation: tiles-fade ${token('motionBase')} ease-out;

  @keyframes tiles-fade {
    from {
      opacity: 0;
    }
  }
`;

const Tile = styled.button`
  display: grid;
  place-content: center;
  inline-size: ${size}px;
  block-size: ${size}px;
  padding: 0;
  border: 0;
  border-radius: ${token('imageRadius')};
  overflow: clip;
  background: ${token('surface')};
  color: ${token('ink')};
  font-size: ${token('textXs')};
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-current] {
    outline: 3px solid ${token('accentText')};
    outline-offset: 2px;
  }

  &:focus-visible {
    outline: 3px solid ${token('focus')};
    outline-offset: 2px;
  }

  & > img {
    transition: opacity ${token('motionFast')} ${token('easing')};
  }

  @media (hover: hover) {
    &:not([aria-current], :hover, :focus-visible) > img {
      opacity: 0.72;
    }
  }
`;

type PictureGridProps = {
  pictures: readonly GalleryImage[];
  /** The picture that was shown last. */
  index: number;
  onChoose: (index: number) => void;
};

/** All pictures of the series as thumbnails. */
export function PictureGrid({ pictures, index, onChoose }: PictureGridProps) {
  const current = useRef<HTMLButtonElement>(null);
  // Moves the focus to the picture that the arrow keys have chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is not read, it tells that the current picture is another
  useEffect(() => current.current?.focus(), [index]);

  return (
    <Tiles aria-label={texts.allPictures}>
      {pictures.map((image, at) => {
        const alt = pictureAlt(image, at, pictures.length);
        return (
          // A picture may be in two galleries, so its index is its key.
          <li key={at}>
            <Tile
              ref={at === index ? current : undefined}
              type="button"
              aria-current={at === index || undefined}
              onClick={() => onChoose(at)}
            >
              <CloudImage
                image={gallerySource(image)}
                alt={alt}
                transform={{ ...imageSizes.lightboxThumbnail, crop: 'fill' }}
              />
            </Tile>
          </li>
        );
      })}
    </Tiles>
  );
}
