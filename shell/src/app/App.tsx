import { type AppStore, PageConfigProvider } from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import { Provider } from '@marquee/shared/redux';
import type { ReactNode } from 'react';

/** Wraps the router in its providers, which are the same on the server and in the browser. */
export function App({ config, store, children }: { config: PageConfig; store: AppStore; children: ReactNode }) {
  return (
    <PageConfigProvider config={config}>
      <Provider store={store}>{children}</Provider>
    </PageConfigProvider>
  );
}
