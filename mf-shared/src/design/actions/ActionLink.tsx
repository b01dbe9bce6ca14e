import type { AnchorHTMLAttributes } from 'react';
import { Link } from '../../navigation/Link.tsx';

type ActionLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Absolute address or a path on the site. */
  to: string;
  /** Relation of an external address. Use `sponsored noopener` for a link that earns money for the site. */
  rel?: string;
};

/** A link in edited content. http and https addresses open in a new tab. All other addresses are routes of the site. */
export function ActionLink({ to, rel = 'noopener', children, ...attributes }: ActionLinkProps) {
  if (/^https?:\/\//i.test(to)) {
    return (
      <a {...attributes} href={to} target="_blank" rel={rel}>
        {children}
      </a>
    );
  }
  return (
    <Link {...attributes} to={/^[/?#]/.test(to) ? to : `/${to}`}>
      {children}
    </Link>
  );
}
