import { Spinner } from '@marquee/shared';
import { useLocation } from '@marquee/shared/router';
import { type ComponentType, useContext, useEffect, useState } from 'react';
// Only the router itself can run the loader of the current page again.
import { UNSAFE_DataRouterContext } from 'react-router-dom';
import { loadIntent } from '../intent/loadIntent.ts';
import type { PendingPage } from './PendingPage.ts';

let View: ComponentType | null = null;

/**
 * Returns the view once its code has loaded. Suspense is not used, because React delays the content after a fallback by
 * 300 ms.
 */
function useWaitingView(): ComponentType | null {
  const [view, setView] = useState<ComponentType | null>(() => View);
  useEffect(() => {
    void loadIntent().then(
      ({ WaitingView }) => {
        View = WaitingView;
        setView(() => WaitingView);
      },
      () => undefined,
    );
  }, []);
  return view;
}

/** Shown instead of a loading page, until that page is ready. */
export function WaitingPage({ page }: { page: PendingPage }) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const location = useLocation();
  const Waiting = useWaitingView();
  // Runs for each location. A jump inside the page runs no loader, but may interrupt the request of the router for the
  // page.
  useEffect(() => {
    let isShown = true;
    void page.settled.then(() => {
      if (isShown && location) void router?.revalidate();
    });
    return () => {
      isShown = false;
    };
  }, [page, router, location]);
  return Waiting ? <Waiting /> : <Spinner size="large" />;
}
