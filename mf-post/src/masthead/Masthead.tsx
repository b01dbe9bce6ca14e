import { createPortal } from 'react-dom';
import { FloatingBar } from './FloatingBar.tsx';
import type { MastheadProps } from './MastheadProps.ts';
import { StickyMasthead } from './StickyMasthead.tsx';

/**
 * Bars that stay in view: the sticky masthead under the header of the site, and on narrow screens a bar at the foot of
 * the window. The second bar is at the end of the main part of the page, so it never covers the links of the footer.
 */
export function Masthead(props: MastheadProps) {
  const hasShortcuts = props.post.channel || props.post.galleries || props.post.products || props.nextPost;
  return (
    <>
      <StickyMasthead {...props} />
      {hasShortcuts && createPortal(<FloatingBar {...props} />, document.getElementById('main') ?? document.body)}
    </>
  );
}
