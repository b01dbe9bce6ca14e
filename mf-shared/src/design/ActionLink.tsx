import type { AnchorHTMLAttributes } from 'react';
import { Link } from '../navigation/Link.tsx';

type ActionLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Absolute address or a path on the site. */
  to: string;
};

/** A link of edited content: http and https addresses open externally, in a new tab; all others are internal routes. */
export function ActionLink({ to, children, ...attributes }: ActionLinkProps) {
  if (/^https?:\/\//i.test(to)) {
    return (
      <a {...attributes} href={to} target="_blank" rel="noopener">
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
