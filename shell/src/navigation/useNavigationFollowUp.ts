import { type RootState, type RouteHandle, usePageConfig } from '@marquee/shared';
import { useStore } from '@marquee/shared/redux';
import { useLocation, useMatches } from '@marquee/shared/router';
import { useEffect, useRef } from 'react';
import { headTags } from '../app/headTags.ts';
import { announcerId } from '../chrome/Announcer.tsx';
import { pushPageView } from './pageView.ts';
import { updateHead } from './updateHead.ts';

/** Focus goes to the new page's heading, so that keyboard and screen reader start where the eye does. */
function focusHeading(document: Document): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * What a browser does by itself on a page load, done on navigation inside the app once the new page stands: head elements
 * exchanged, title announced, focus to the heading, a virtual page view. The first page needs only the last.
 */
export function useNavigationFollowUp(): void {
  const config = usePageConfig();
  const store = useStore<RootState>();
  const location = useLocation();
  const match = useMatches().at(-1);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (shown.current === location.key) return;
    const isFirst = shown.current === null;
    shown.current = location.key;
    if (!isFirst) {
      const handle = match?.handle as RouteHandle | undefined;
      const { pathname } = location;
      if (handle && match) {
        const meta = handle.meta({ state: store.getState(), config, params: match.params, pathname });
        updateHead(document, headTags(meta, config));
      }
      const announcer = document.getElementById(announcerId);
      if (announcer) announcer.textContent = document.title;
      if (!location.hash) focusHeading(document);
    }
    pushPageView(window, config.site.virtualDocumentTitle);
  }, [config, location, match, store]);
}
