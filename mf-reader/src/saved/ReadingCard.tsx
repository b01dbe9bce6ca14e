import { CloudImage, directionOf, headline, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { ReadingLine } from '@marquee/shared/reading/readingLine';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { savedTexts } from './savedTexts.ts';

const Card = styled.article`
  display: grid;
  grid-template-columns: 96px 1fr 44px;
  gap: ${token('space3')};
  align-items: start;
  height: 100%;
  padding: ${token('space3')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};

  & > img {
    width: 96px;
    height: 96px;
    border-radius: ${token('radius')};
    object-fit: cover;
  }
`;

const Words = styled.div`
  grid-column: 2;
  min-width: 0;

  p {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
    line-height: 1.4;
  }
`;

const Name = styled.h3`
  ${headline('textLg')}
  margin: 0 0 ${token('space1')};
  overflow-wrap: anywhere;

  a {
    display: block;
    padding-block: ${token('space1')};
    color: ${token('ink')};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const Remove = styled.button`
  grid-column: 3;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: ${token('radiusPill')};
  background: none;
  color: ${token('inkMuted')};
  font-size: 1rem;
  cursor: pointer;

  &:hover {
    background: ${token('paper')};
    color: ${token('ink')};
  }
`;

/** Shows a post of the reading list as the device has stored it. */
export function ReadingCard({ line, onRemove }: { line: ReadingLine; onRemove: () => void }) {
  const { name, subtitle, urlPath, image, author } = line;
  return (
    <Card>
      {image ? <CloudImage image={image} alt="" transform={{ ...imageSizes.galleryThumbnail, crop: 'fill' }} /> : null}
      <Words>
        <Name dir={directionOf(name)}>
          <Link to={urlPath}>{name}</Link>
        </Name>
        {subtitle ? <p dir={directionOf(subtitle)}>{subtitle}</p> : null}
        {author ? <p>{savedTexts.by(author)}</p> : null}
      </Words>
      <Remove type="button" aria-label={savedTexts.remove(name)} title={savedTexts.removeShort} onClick={onRemove}>
        ✕
      </Remove>
    </Card>
  );
}
