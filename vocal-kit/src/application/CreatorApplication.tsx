import { ajax, createApi, PageConfigProvider } from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import { Provider } from '@marquee/shared/redux';
import { createBrowserRouter, type RouteObject, RouterProvider } from '@marquee/shared/router';
import { useEffect, useState } from 'react';
import { KeptDraftsGuard } from '../drafts/KeptDraftsGuard.tsx';
import { LoadingPage } from '../frame/LoadingPage.tsx';
import { ApiContext } from '../session/ApiContext.ts';
import { createVocalStore } from '../session/createVocalStore.ts';
import { SessionGate } from '../session/SessionGate.tsx';
import { BrokenPage } from './BrokenPage.tsx';

type CreatorApplicationProps = {
  /** The configuration of the page into which the application is mounted. */
  config: PageConfig;
  pages: RouteObject[];
  /** Saves the drafts that are open in this application, before the writer signs out. */
  saveDrafts?: () => Promise<unknown>;
};

/** Puts an own router on an application of the creator host. Other addresses show that a page is loading. */
const routesOf = (pages: RouteObject[]): RouteObject[] => [
  {
    Component: SessionGate,
    ErrorBoundary: BrokenPage,
    // The shell or the other application owns any other address, and single-spa is about to unmount this one.
    children: [...pages, { path: '*', Component: LoadingPage }],
  },
];

/** An application of the creator host: pages with an own router and an own store, new at each mount. */
export function CreatorApplication({ config, pages, saveDrafts }: CreatorApplicationProps) {
  const [api] = useState(() => createApi(ajax));
  const [store] = useState(createVocalStore);
  const [router] = useState(() => createBrowserRouter(routesOf(pages)));
  // Stops the router, which would otherwise keep listening to the address after the application is unmounted.
  useEffect(() => () => router.dispose(), [router]);
  return (
    <PageConfigProvider config={config}>
      <ApiContext value={api}>
        <Provider store={store}>
          <KeptDraftsGuard saveDrafts={saveDrafts} />
          <RouterProvider router={router} />
        </Provider>
      </ApiContext>
    </PageConfigProvider>
  );
}
