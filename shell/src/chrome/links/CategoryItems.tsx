import type { RootState } from '@marquee/shared';
import { useSelector } from '@marquee/shared/redux';
import { Link } from '@marquee/shared/router';

/** The site's categories in their order, as items of a list. */
export function CategoryItems() {
  const categories = useSelector((state: RootState) => state.category.categories);
  return Object.values(categories).map(({ key, name, urlPath }) => (
    <li key={key}>
      <Link to={urlPath}>{name}</Link>
    </li>
  ));
}
