import { ForAdults, SectionTitle } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { LinkList } from '../list/LinkList.tsx';

export type SiteMapLink = {
  label: string;
  to: string;
  /** True for a file on this site that is not a page. */
  isFile?: boolean;
  isForAdults?: boolean;
};

type SiteMapColumnProps = { id: string; title: string; links: readonly SiteMapLink[] };

/** Column of the site map. Renders nothing without links. */
export function SiteMapColumn({ id, title, links }: SiteMapColumnProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <LinkList>
        {links.map(({ label, to, isFile, isForAdults }) => (
          <li key={to}>
            {to.startsWith('/') && !isFile ? (
              <Link to={to}>{label}</Link>
            ) : (
              <a href={to}>
                {label}
                {isForAdults ? <ForAdults /> : null}
              </a>
            )}
          </li>
        ))}
      </LinkList>
    </nav>
  );
}
