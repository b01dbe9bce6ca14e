import { CloudImage, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { MediaItem } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { useSiteName } from '@marquee/vocal-kit/money/useSiteName.ts';
import { Mark } from '@marquee/vocal-kit/panels/Mark.ts';
import { Faint } from '@marquee/vocal-kit/panels/pageParts.ts';
import { dayText } from '@marquee/vocal-kit/time/dayText.ts';
import { mediaTexts } from '../mediaTexts.ts';

/** Grid of the pictures of a library. */
export const MediaGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${token('space4')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Card = styled.li`
  display: grid;
  align-content: start;
  gap: ${token('space2')};
  overflow: hidden;
  padding-block-end: ${token('space3')};
  border: 1px solid ${token('line')};
  border-radius: ${token('radius')};
  background: ${token('surface')};
  overflow-wrap: anywhere;

  & img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  & > :not(img) {
    margin-inline: ${token('space3')};
  }

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: ${token('ink')};
    font-weight: ${token('boldWeight')};
    text-underline-offset: 0.2em;
  }
`;

const thumbnail = { ...imageSizes.galleryThumbnail, crop: 'fill' } as const;

/** A picture of the library, with what is missing. Its title links to its page. */
export function MediaCard({ item }: { item: MediaItem }) {
  const { id, image, title, credit, altText, site, posts, lastDay, term, replacedBy } = item;
  const siteName = useSiteName();
  return (
    <Card>
      <CloudImage image={image} alt="" transform={thumbnail} />
      <Link to={`/vocal/desk/media/${id}`} dir="auto">
        {title}
      </Link>
      {lastDay && term !== 'open' ? <Mark>{mediaTexts.terms[term](dayText(lastDay))}</Mark> : null}
      {altText === null ? <Mark>{mediaTexts.noAltText}</Mark> : null}
      {credit ? <Faint>{mediaTexts.credit(credit)}</Faint> : <Mark>{mediaTexts.noCredit}</Mark>}
      <Faint>
        {siteName(site)} · {posts > 0 ? mediaTexts.posts(posts) : mediaTexts.unused}
      </Faint>
      {replacedBy ? (
        <Faint>
          {mediaTexts.replacedBy} “{replacedBy.title}”
        </Faint>
      ) : null}
    </Card>
  );
}
