import { Link } from '@marquee/shared/router';

/** An address of this site and the words that lead there. */
export type LinkItem = readonly [path: string, label: string];

/** Links to pages of the site, as items of a list. */
export function LinkItems({ links }: { links: readonly LinkItem[] }) {
  return links.map(([path, label]) => (
    <li key={path}>
      <Link to={path}>{label}</Link>
    </li>
  ));
}
