import type { AnchorHTMLAttributes } from 'react';
import { Link } from '../../navigation/Link.tsx';

type ActionLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Absolute address or a path on the site. */
  to: string;
  /** The relation of an external address: `sponsored noopener` where the site earns with it. */
  rel?: string;
};

/** A link of edited content: http and https addresses open externally, in a new tab; all others are internal routes. */
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
