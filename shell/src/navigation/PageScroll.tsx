import type { RouteHandle } from '@marquee/shared';
import { pageKeyOf } from '@marquee/shared/page/overlayState';
import { type Location, ScrollRestoration, type UIMatch, useLocation, useMatches } from '@marquee/shared/router';
import { useContext, useState } from 'react';
// The router offers no other way to leave the scroll position of a page alone when the history has changed.
import { UNSAFE_DataRouterStateContext } from 'react-router-dom';

/** Returns the path of a page that owns its query. Null for any other page. */
function ownerOf({ pathname }: Location, matches: UIMatch[]): string | null {
  const handle = matches.at(-1)?.handle as RouteHandle | undefined;
  return handle?.ownsQuery ? pathname : null;
}

/**
 * Key for scroll positions. Anything open over a page has the key of the page. The router would otherwise scroll to the
 * hash of the address, and back on closing.
 */
function scrollKey(location: Location, matches: UIMatch[]): string {
  return ownerOf(location, matches) ?? pageKeyOf(location);
}

/**
 * Restores the scroll position of a page, or scrolls to its start. If a page that owns its query changes the query, the
 * scroll position is the page's own: the router would scroll back to where the page was before it reacted to the change.
 */
export function PageScroll() {
  const state = useContext(UNSAFE_DataRouterStateContext);
  const location = useLocation();
  const owner = ownerOf(location, useMatches());
  const [shown, setShown] = useState({ location, owner, isSamePage: false });
  if (shown.location !== location) setShown({ location, owner, isSamePage: owner !== null && owner === shown.owner });
  return (
    <UNSAFE_DataRouterStateContext
      value={state && shown.isSamePage ? { ...state, restoreScrollPosition: false } : state}
    >
      <ScrollRestoration getKey={scrollKey} />
    </UNSAFE_DataRouterStateContext>
  );
}
