import { type RootState, SectionTitle, token } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { texts } from '../texts.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${token('line')};
  }
`;

const Entry = styled(Link)`
  display: grid;
  gap: ${token('space1')};
  padding-block: ${token('space3')};
  color: ${token('ink')};
  text-decoration: none;

  & > strong {
    font-family: ${token('fontHeadline')};
    font-size: calc(${token('textLg')} * ${token('headlineScale')});
    font-weight: ${token('headlineWeight')};
    line-height: 1.15;
    letter-spacing: ${token('headlineTracking')};
    text-transform: ${token('headlineCase')};
  }

  &:hover > strong {
    text-decoration: underline;
    text-decoration-color: ${token('accentText')};
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.15em;
  }

  & > small {
    color: ${token('inkMuted')};
    font-size: ${token('textSm')};
    line-height: 1.4;
  }
`;

/** The site's categories, each with its description. */
export function CategoriesList() {
  const categories = useSelector((state: RootState) => state.category.categories);
  const entries = Object.values(categories);
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby="categories">
      <SectionTitle id="categories">{texts.categories}</SectionTitle>
      <List>
        {entries.map(({ key, urlPath, name, description }) => (
          <li key={key}>
            <Entry to={urlPath} title={description}>
              <strong>{name}</strong>
              {description ? <small>{description}</small> : null}
            </Entry>
          </li>
        ))}
      </List>
    </nav>
  );
}
