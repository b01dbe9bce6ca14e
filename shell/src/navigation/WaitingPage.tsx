import { Spinner } from '@marquee/shared';
import { useLocation } from '@marquee/shared/router';
import { lazy, Suspense, useContext, useEffect } from 'react';
// A page has no other way to have its own loader run again than the router itself.
import { UNSAFE_DataRouterContext } from 'react-router-dom';
import { loadIntent } from '../client/loadIntent.ts';
import type { PendingPage } from './PendingPage.ts';

const loading = <Spinner size="large" />;
const WaitingView = lazy(() =>
  loadIntent().then(
    (module) => ({ default: module.WaitingView }),
    () => ({ default: () => loading }),
  ),
);

/** Stands in the place of a page that is on its way, and gives way as soon as the page is there. */
export function WaitingPage({ page }: { page: PendingPage }) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const location = useLocation();
  // For each location: a jump inside the page runs no loader, but may interrupt the router when it asks for the page.
  useEffect(() => {
    let isShown = true;
    void page.settled.then(() => {
      if (isShown && location) void router?.revalidate();
    });
    return () => {
      isShown = false;
    };
  }, [page, router, location]);
  return (
    <Suspense fallback={loading}>
      <WaitingView />
    </Suspense>
  );
}
