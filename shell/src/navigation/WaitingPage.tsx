import { Spinner } from '@marquee/shared';
import { useLocation } from '@marquee/shared/router';
import { type ComponentType, useContext, useEffect, useState } from 'react';
// A page has no other way to have its own loader run again than the router itself.
import { UNSAFE_DataRouterContext } from 'react-router-dom';
import { loadIntent } from '../intent/loadIntent.ts';
import type { PendingPage } from './PendingPage.ts';

let View: ComponentType | null = null;

/** Once its code is there. Not by Suspense: React delays the content after a fallback by 300 ms. */
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

/** Stands in the place of a page that is on its way, and gives way as soon as the page is there. */
export function WaitingPage({ page }: { page: PendingPage }) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const location = useLocation();
  const Waiting = useWaitingView();
  // For each location: a jump inside the page runs no loader, but may interrupt the router's request for the page.
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
