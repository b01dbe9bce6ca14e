import { type RootState, SectionTitle } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { texts } from '../../texts.ts';
import { Entries, Entry } from './sideParts.ts';

/** The site's categories, each with its description. */
export function CategoriesList() {
  const categories = useSelector((state: RootState) => state.category.categories);
  const entries = Object.values(categories);
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby="categories">
      <SectionTitle id="categories">{texts.categories}</SectionTitle>
      <Entries>
        {entries.map(({ key, urlPath, name, description }) => (
          <li key={key}>
            <Entry to={urlPath} title={description}>
              <strong>{name}</strong>
              {description ? <small>{description}</small> : null}
            </Entry>
          </li>
        ))}
      </Entries>
    </nav>
  );
}
