import { token } from '@marquee/shared';
import { galleryRow } from '@marquee/shared/constants';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';
import { Tiles } from './GalleryGrid.tsx';
import type { GalleryStyleProps } from './GalleryStyleProps.ts';
import { GalleryThumbnail } from './GalleryThumbnail.tsx';

const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, ${token('accent')} 90%, transparent);
  color: ${token('accentInk')};
  font: ${token('boldWeight')} clamp(${token('textXs')}, 2.4cqi, ${token('textMd')}) / 1.2 ${token('fontBody')};
  text-align: center;
`;

/**
 * A gallery as one line of four thumbnails and a fifth tile. If there are more than five pictures, the fifth tile shows
 * how many come after the first four.
 */
export function GalleryRow({ images, label, first }: GalleryStyleProps) {
  const { thumbnails, overlayFrom } = galleryRow;
  const hasMore = images.length > overlayFrom;
  return (
    <Tiles aria-label={label}>
      {images.slice(0, thumbnails + 1).map((image, index) => (
        <li key={`${index} ${image.public_id}`}>
          <GalleryThumbnail image={image} index={index} total={images.length} first={first} shape="square">
            {hasMore && index === thumbnails && <More>{texts.morePictures(images.length - thumbnails)}</More>}
          </GalleryThumbnail>
        </li>
      ))}
    </Tiles>
  );
}
