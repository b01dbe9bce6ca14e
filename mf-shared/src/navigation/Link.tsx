import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Path from the root, such as `/about`. Any other address makes an ordinary link. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** True for a click that opens the page in this tab, and not a new tab, a download or a menu. */
function isPlain({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = currentTarget;
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && (target === '' || target === '_self');
}

/**
 * A link that the router follows without loading a document. The link of React Router resolves paths against the route,
 * twice for each link at every render and again at every navigation. A page has about 100 links, and all start at the
 * root.
 */
export function Link({ to, onClick, children, ...attributes }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { origin, pathname, search, hash } = event.currentTarget;
    if (event.defaultPrevented || !isPlain(event) || origin !== window.location.origin) return;
    event.preventDefault();
    const address = pathname + search + hash;
    const { location } = window;
    // Following a link to the current page leaves one entry in the history, as in browsers.
    if (address === location.pathname + location.search + location.hash) navigator.replace(address);
    else navigator.push(address);
  };
  return (
    <a {...attributes} href={to} onClick={follow}>
      {children}
    </a>
  );
}
