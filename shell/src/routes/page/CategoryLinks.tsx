import { type RootState, token } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';
import { texts } from './texts.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space3')};
  margin: 0 0 ${token('space7')};
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: ${token('space5')};
    border: 1px solid ${token('line')};
    border-radius: ${token('radiusPill')};
    background: ${token('surface')};
    color: ${token('ink')};
    font: ${token('kickerWeight')} ${token('textXs')} / 1 ${token('kickerFont')};
    letter-spacing: ${token('kickerTracking')};
    text-decoration: none;
    text-transform: ${token('kickerCase')};
  }

  a:hover {
    border-color: ${token('accentText')};
    color: ${token('accentText')};
  }
`;

/** Links to the site's categories, for pages that otherwise have few links. */
export function CategoryLinks() {
  const categories = useSelector((state: RootState) => state.category.categories);
  const entries = Object.values(categories);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={texts.categories}>
      <List>
        {entries.map(({ key, name, urlPath }) => (
          <li key={key}>
            <Link to={urlPath}>{name}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
