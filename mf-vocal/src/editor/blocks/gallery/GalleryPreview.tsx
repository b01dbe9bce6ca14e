import { CloudImage, token } from '@marquee/shared';
import { galleryRow, imageSizes } from '@marquee/shared/constants';
import type { GalleryImage, GalleryStyle } from '@marquee/shared/domain';
import { MovingImage } from '@marquee/shared/images/MovingImage';
import { styled } from '@marquee/shared/styled';
import { wholePicture } from '@marquee/vocal-kit/pictures/wholePicture.ts';
import { mediaTexts } from '../../media/mediaTexts.ts';
import { imageKeys } from './galleryImages.ts';

const Pictures = styled.div<{ $columns?: number }>`
  & img {
    inline-size: 100%;
    block-size: auto;
    border-radius: ${token('imageRadius')};
  }

  & figure {
    margin: 0;
  }

  &[data-style='columns'] {
    columns: ${({ $columns }) => $columns} 9rem;
    column-gap: ${token('space3')};

    & > figure {
      break-inside: avoid;
      padding-block-end: ${token('space3')};
    }
  }

  & figcaption {
    padding-block-start: ${token('space1')};
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

const Cover = styled.div`
  padding-block-end: 3px;

  & img {
    max-block-size: 20rem;
    object-fit: cover;
  }
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 6px;

  & > div {
    position: relative;
  }
`;

const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, ${token('accent')} 90%, transparent);
  color: ${token('accentInk')};
  font-weight: ${token('boldWeight')};
`;

const tile = { ...imageSizes.galleryThumbnail, crop: 'fill' } as const;

type GalleryPreviewProps = { images: readonly GalleryImage[]; galleryStyle: GalleryStyle };

/** Returns a number of columns, at most 3, whose last row is full if possible. */
function columnsFor(count: number): number {
  return [3, 2].find((columns) => count % columns === 0) ?? Math.min(count, 3);
}

/** Shows the pictures of a gallery in its style, as readers see them. */
export function GalleryPreview({ images, galleryStyle }: GalleryPreviewProps) {
  const keys = imageKeys(images);
  const [first] = images;
  if (!first) return null;
  if (galleryStyle === 'columns')
    return (
      <Pictures data-style={galleryStyle} $columns={columnsFor(images.length)}>
        {images.map((image, place) => (
          <figure key={keys[place]}>
            <MovingImage image={image} alt={image.alt ?? ''} {...wholePicture(image)} />
            {image.title || image.credit ? (
              <figcaption>{[image.title, image.credit].filter(Boolean).join(' ')}</figcaption>
            ) : null}
          </figure>
        ))}
      </Pictures>
    );
  const tiles = galleryStyle === 'row' ? images.slice(0, galleryRow.thumbnails + 1) : images;
  const hasMore = galleryStyle === 'row' && images.length > galleryRow.overlayFrom;
  return (
    <Pictures data-style={galleryStyle}>
      <Cover>
        <MovingImage image={first} alt="" {...wholePicture(first)} />
      </Cover>
      <Tiles>
        {tiles.map((image, place) => (
          <div key={keys[place]}>
            <CloudImage image={image} alt={image.alt ?? ''} transform={tile} />
            {hasMore && place === galleryRow.thumbnails ? (
              <More>{mediaTexts.morePictures(images.length - galleryRow.thumbnails)}</More>
            ) : null}
          </div>
        ))}
      </Tiles>
    </Pictures>
  );
}
