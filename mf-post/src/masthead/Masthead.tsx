import { createPortal } from 'react-dom';
import { FloatingBar } from './FloatingBar.tsx';
import type { MastheadProps } from './MastheadProps.ts';
import { StickyMasthead } from './StickyMasthead.tsx';

/**
 * Bars that stay in view: the sticky masthead under the site's header, and on narrow screens a bar at the window's
 * foot. The bar stands at the end of the page's main part, and so never over the links of the site's footer.
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
