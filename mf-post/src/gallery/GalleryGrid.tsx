import { token } from '@marquee/shared';
import { styled } from '@marquee/shared/styled';
import type { GalleryStyleProps } from './GalleryStyleProps.ts';
import { GalleryThumbnail } from './GalleryThumbnail.tsx';

/**
 * Five tiles in each row. A row is as wide as an `outsetCenter` picture. Each tile takes 20 percent of the width,
 * including the gap.
 */
export const Tiles = styled.ul`
  clear: both;
  display: flex;
  flex-wrap: wrap;
  margin-block: ${token('space7')};
  margin-inline: calc(50% - min(50cqi - ${token('space4')}, 554px) - 3px);
  padding: 0;
  list-style: none;

  h2 + & {
    margin-block-start: 0;
  }

  /* The strip belongs to the gallery's first picture above it. */
  a + & {
    margin-block-start: 3px;
  }

  & > li {
    box-sizing: border-box;
    width: 20%;
    padding: 3px;
  }
`;

/** Shows all pictures of a gallery as square tiles. */
export function GalleryGrid({ images, label, first }: GalleryStyleProps) {
  return (
    <Tiles aria-label={label}>
      {images.map((image, index) => (
        <li key={`${index} ${image.public_id}`}>
          <GalleryThumbnail image={image} index={index} total={images.length} first={first} shape="square" />
        </li>
      ))}
    </Tiles>
  );
}
