import { token } from '@marquee/shared';
import type { GalleryImage } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { GalleryThumbnail } from './GalleryThumbnail.tsx';

/** Five tiles to a line: each takes 20 percent of the width, the gap between tiles within its own share. */
export const Tiles = styled.ul`
  clear: both;
  display: flex;
  flex-wrap: wrap;
  margin: ${token('space7')} -3px;
  padding: 0;
  list-style: none;

  h2 + & {
    margin-block-start: 0;
  }

  & > li {
    box-sizing: border-box;
    width: 20%;
    padding: 3px;
  }
`;

/** A gallery of all its pictures as square tiles. */
export function GalleryGrid({ images, label }: { images: readonly GalleryImage[]; label: string }) {
  return (
    <Tiles aria-label={label}>
      {images.map((image, index) => (
        <li key={image.public_id}>
          <GalleryThumbnail image={image} number={index + 1} total={images.length} shape="square" />
        </li>
      ))}
    </Tiles>
  );
}
