import { directionOf, token, upTo } from '@marquee/shared';
import type { GalleryImage } from '@marquee/shared/domain';
import { styled } from '@marquee/shared/styled';
import { Credit } from '../media/Credit.tsx';
import type { GalleryStyleProps } from './GalleryStyleProps.ts';
import { GalleryThumbnail } from './GalleryThumbnail.tsx';

/** The gallery is as wide as an `outsetCenter` picture and has 1, 2, 3 or 4 columns by breakpoint. */
const Columns = styled.ul<{ $widest: number }>`
  clear: both;
  margin-block: ${token('space7')};
  margin-inline: calc(50% - min(50cqi - ${token('space4')}, 554px));
  padding: 0;
  list-style: none;
  columns: ${({ $widest }) => $widest};
  column-gap: ${token('space4')};

  h2 + & {
    margin-block-start: 0;
  }

  ${upTo('tabletLandscape')} {
    columns: 3;
  }

  ${upTo('tabletPortrait')} {
    columns: 2;
  }

  ${upTo('mobile')} {
    columns: 1;
  }

  & > li {
    break-inside: avoid;
    padding-block-end: ${token('space4')};
  }
`;

const Title = styled.p`
  margin: ${token('space2')} 0 0;
  color: ${token('inkMuted')};
  font-size: calc(${token('textSm')} * ${token('bodyScale')});
  line-height: 1.4;
`;

/** Number of columns in a wide window. With four columns, 3, 5, 6 or 9 pictures would leave the last column empty. */
function widestFor(count: number): number {
  const rows = Math.ceil(count / 4);
  return Math.ceil(count / rows) === 3 ? 3 : 4;
}

/** Title and credit of a picture. */
function Words({ image: { title, credit } }: { image: GalleryImage }) {
  if (!title && !credit) return null;
  return (
    <Title dir={directionOf(title)}>
      {title}
      {title && credit && ' '}
      {credit && <Credit>{credit}</Credit>}
    </Title>
  );
}

/** A gallery of whole pictures in columns, each with its title and credit. */
export function GalleryColumns({ images, label, first }: GalleryStyleProps) {
  return (
    <Columns aria-label={label} $widest={widestFor(images.length)}>
      {images.map((image, index) => (
        <li key={`${index} ${image.public_id}`}>
          <GalleryThumbnail image={image} index={index} total={images.length} first={first} shape="whole" />
          <Words image={image} />
        </li>
      ))}
    </Columns>
  );
}
