import { SectionTitle, token } from '@marquee/shared';
import { Link } from '@marquee/shared/router';
import { styled } from '@marquee/shared/styled';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: 1px solid ${token('line')};
  }

  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding-block: ${token('space2')};
    color: ${token('ink')};
    font-variant-numeric: lining-nums tabular-nums;
    line-height: 1.3;
    text-decoration: none;
  }

  a:hover {
    color: ${token('accentText')};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

export type SiteMapLink = { label: string; to: string };

type SiteMapColumnProps = { id: string; title: string; links: readonly SiteMapLink[] };

/** One column of the site map; without links it is not there. */
export function SiteMapColumn({ id, title, links }: SiteMapColumnProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <List>
        {links.map(({ label, to }) => (
          <li key={to}>{to.startsWith('/') ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>}</li>
        ))}
      </List>
    </nav>
  );
}
