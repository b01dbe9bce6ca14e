import { type RootState, usePageConfig } from '@marquee/shared';
import { hostKindOf } from '@marquee/shared/domain';
import { useStore } from '@marquee/shared/redux';
import { useLocation, useMatches } from '@marquee/shared/router';
import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
// The errors of the page that is shown; the router has no hook for them outside a boundary.
import { UNSAFE_DataRouterStateContext } from 'react-router-dom';
import { aliveEvent } from '../boot/aliveEvent.ts';
import { loadIntent } from '../intent/loadIntent.ts';
import type { EntryHandle } from '../routes/page/liveHandle.ts';
import { announcerId } from './Announcer.tsx';
import { PendingPage } from './PendingPage.ts';
import { pushPageView } from './pageView.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

/** Announced while a page is on its way, in the words of the specification. */
const loadingText = 'Loading...';

/** Focus goes to the new page's heading, so that keyboard and screen reader start where the eye does. */
function focusHeading(document: Document): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Scrolls to where a reader who goes back has been, or to the mark that the address names. The router does so when the address changes;
 * a page that was on its way then is high enough only now.
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

/** No page has this address. */
const onTheWay = 'on the way';

/**
 * A browser's steps on a page load, done on navigation inside the app. While the page is on its way that is announced.
 * Once it stands: head elements exchanged, title announced, focus to the heading, a virtual page view, the page kept
 * for reading offline. The first page needs only the service worker that keeps.
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
    // A jump inside the page, as by a skip link, is no navigation.
    if (shown.current === page) return;
    const isFirst = shown.current === null;
    shown.current = page;
    if (isFirst) {
      document.dispatchEvent(new Event(aliveEvent));
      // Nothing of the creator platform or of a private page is read offline.
      const { key } = config.site;
      if (hostKindOf(key) === 'site' && !handle?.isPrivate) registerServiceWorker(window);
      return;
    }
    navigator.serviceWorker?.controller?.postMessage(address);
    if (!location.hash) focusHeading(document);
    const params = match?.params ?? {};
    const [error] = Object.values(errors ?? {});
    const announce = () => {
      // The reader may have gone on while the code for the head came.
      if (shown.current !== page) return;
      if (announcer) announcer.textContent = document.title;
      pushPageView(window, address, config.site.virtualDocumentTitle);
    };
    loadIntent()
      .then(({ showMeta }) => {
        const shownPage = { state: store.getState(), config, params, pathname, search };
        if (handle && shown.current === page) showMeta(document, handle, error, shownPage);
      })
      // Without that code the page goes on under the old title.
      .catch(() => undefined)
      .then(announce);
  }, [config, errors, isWaiting, location, match, store]);
}
