import { CloudImage, token } from '@marquee/shared';
import { imageSizes } from '@marquee/shared/constants';
import type { SearchSection } from '@marquee/shared/domain';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { pageTexts } from '../pageTexts.ts';

const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space3')};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: ${token('space3')};
    align-items: center;
    min-height: 56px;
    padding: ${token('space2')} ${token('space4')} ${token('space2')} ${token('space3')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radius')};
    background: ${token('surface')};
    color: ${token('ink')};
    line-height: 1.25;
    text-decoration: none;
    transition: border-color ${token('motionFast')} ${token('easing')};
  }

  a:hover {
    border-color: ${token('ink')};
  }

  a:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  img {
    grid-row: span 2;
    width: 44px;
    height: 44px;
    border-radius: ${token('radius')};
    object-fit: cover;
  }

  [data-kind='author'] > img {
    border-radius: 50%;
  }

  strong,
  small {
    grid-column: 2;
  }

  small {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
  }
`;

const portrait = { ...imageSizes.postAuthorAvatar, crop: 'fill', gravity: 'face' } as const;

/** The sections, tags and authors of the site that a search names, each with its kind and its number of posts. */
export function SectionStrip({ sections }: { sections: readonly SearchSection[] }) {
  if (sections.length === 0) return null;
  return (
    <nav aria-label={pageTexts.sectionsAndPeople}>
      <Strip>
        {sections.map(({ kind, name, image, total, urlPath }) => (
          <li key={urlPath}>
            <Link to={urlPath} data-kind={kind}>
              {image ? <CloudImage image={image} alt="" transform={portrait} /> : null}
              <strong>{name}</strong>
              <small>
                {pageTexts.sectionKinds[kind]}, {pageTexts.postCount(total)}
              </small>
            </Link>
          </li>
        ))}
      </Strip>
    </nav>
  );
}
