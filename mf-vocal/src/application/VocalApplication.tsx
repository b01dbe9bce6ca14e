import { ajax, createApi, PageConfigProvider } from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import { Provider } from '@marquee/shared/redux';
import { createBrowserRouter, RouterProvider } from '@marquee/shared/router';
import { exchange } from '@marquee/shared/transport/exchange';
import { useEffect, useState } from 'react';
import { createDeskApi } from '../api/createDeskApi.ts';
import { DeskApiContext } from '../api/DeskApiContext.ts';
import { KeptDraftsGuard } from '../saving/copies/KeptDraftsGuard.tsx';
import { ApiContext } from '../session/ApiContext.ts';
import { createVocalStore } from '../session/createVocalStore.ts';
import { vocalRoutes } from './vocalRoutes.tsx';

/**
 * The creator platform: own router, own store, one for each time it is mounted. @param config as the page carries it
 */
export function VocalApplication({ config }: { config: PageConfig }) {
  const [api] = useState(() => createApi(ajax));
  const [deskApi] = useState(() => createDeskApi(exchange));
  const [store] = useState(createVocalStore);
  const [router] = useState(() => createBrowserRouter(vocalRoutes));
  // Otherwise it would go on listening to the addresses after the platform has left the page.
  useEffect(() => () => router.dispose(), [router]);
  return (
    <PageConfigProvider config={config}>
      <ApiContext value={api}>
        <DeskApiContext value={deskApi}>
          <Provider store={store}>
            <KeptDraftsGuard />
            <RouterProvider router={router} />
          </Provider>
        </DeskApiContext>
      </ApiContext>
    </PageConfigProvider>
  );
}
