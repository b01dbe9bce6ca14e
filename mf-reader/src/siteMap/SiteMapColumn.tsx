import { ForAdults, SectionTitle } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { LinkList } from '../list/LinkList.tsx';

export type SiteMapLink = {
  label: string;
  to: string;
  /** On this site, but no page of it. */
  isFile?: boolean;
  isForAdults?: boolean;
};

type SiteMapColumnProps = { id: string; title: string; links: readonly SiteMapLink[] };

/** One column of the site map; nothing without links. */
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
