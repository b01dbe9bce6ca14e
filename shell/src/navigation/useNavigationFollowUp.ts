import { type RootState, usePageConfig } from '@marquee/shared';
import { hostKindOf } from '@marquee/shared/domain';
import { useStore } from '@marquee/shared/redux';
import { useLocation, useMatches } from '@marquee/shared/router';
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
// The errors of the page that is shown; the router has no hook for them outside a boundary.
import { UNSAFE_DataRouterStateContext } from 'react-router-dom';
import { hydratedEvent } from '../boot/hydratedEvent.ts';
import { loadIntent } from '../intent/loadIntent.ts';
import type { EntryHandle } from '../routes/page/liveHandle.ts';
import { announcerId } from './Announcer.tsx';
import { PendingPage } from './PendingPage.ts';
import { pushPageView } from './pageView.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

/** Announced while a page is loading. The specification prescribes the words. */
const loadingText = 'Loading...';

/** Moves the focus to the new page's heading, so that keyboard and screen reader start there. */
function focusHeading(document: Document): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Restores the scroll position of a reader who goes back, or scrolls to the hash of the address. The router does so
 * when the address changes. A page that was still loading then is high enough only now.
 */
function useScrollOnArrival(isWaiting: boolean): void {
  const { hash } = useLocation();
  const restored = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  const place = useRef<number | null>(null);
  const hasWaited = useRef(false);
  useLayoutEffect(() => {
    if (isWaiting) {
      if (!hasWaited.current) place.current = typeof restored === 'number' ? restored : null;
      hasWaited.current = true;
    } else if (hasWaited.current) {
      hasWaited.current = false;
      if (place.current !== null) window.scrollTo(0, place.current);
      else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }
  }, [hash, isWaiting, restored]);
}

/** Value for a page that is loading. It is not a valid address. */
const onTheWay = 'on the way';

/**
 * Does the steps of a page load on navigation inside the application. A loading page is announced. When it is shown,
 * the hook updates the head, announces the title and moves the focus to the heading. It also reports a virtual page
 * view and stores the page for reading offline. The first page only needs the service worker that stores pages.
 */
export function useNavigationFollowUp(): void {
  const config = usePageConfig();
  const store = useStore<RootState>();
  const location = useLocation();
  const match = useMatches().at(-1);
  const errors = useContext(UNSAFE_DataRouterStateContext)?.errors;
  const shown = useRef<string | null>(null);
  const isWaiting = match?.loaderData instanceof PendingPage;
  useScrollOnArrival(isWaiting);

  useEffect(() => {
    const { pathname, search } = location;
    const announcer = document.getElementById(announcerId);
    if (isWaiting) {
      shown.current = onTheWay;
      if (announcer) announcer.textContent = loadingText;
      return;
    }
    const address = pathname + search;
    const handle = match?.handle as EntryHandle | undefined;
    const page = handle?.ownsQuery ? pathname : address;
    // A jump inside the page, such as by a skip link, is not a navigation.
    if (shown.current === page) return;
    const isFirst = shown.current === null;
    shown.current = page;
    if (isFirst) {
      document.dispatchEvent(new Event(hydratedEvent));
      // Pages of the creator platform and private pages are not available offline.
      const { key } = config.site;
      if (hostKindOf(key) === 'site' && !handle?.isPrivate) registerServiceWorker(window);
      return;
    }
    navigator.serviceWorker?.controller?.postMessage(address);
    if (!location.hash) focusHeading(document);
    const params = match?.params ?? {};
    const [error] = Object.values(errors ?? {});
    const announce = () => {
      // The reader may have left the page while the code for the head was loading.
      if (shown.current !== page) return;
      if (announcer) announcer.textContent = document.title;
      pushPageView(window, address, config.site.virtualDocumentTitle);
    };
    loadIntent()
      .then(({ showMeta }) => {
        const shownPage = { state: store.getState(), config, params, pathname, search };
        if (handle && shown.current === page) showMeta(document, handle, error, shownPage);
      })
      // If that code does not load, the page keeps the previous title.
      .catch(() => undefined)
      .then(announce);
  }, [config, errors, isWaiting, location, match, store]);
}
