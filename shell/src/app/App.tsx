import { type AppStore, PageConfigProvider } from '@marquee/shared';
import type { PageConfig } from '@marquee/shared/domain';
import { Provider } from '@marquee/shared/redux';
import type { ReactNode } from 'react';

/** The providers around the router, the same on server and browser. */
export function App({ config, store, children }: { config: PageConfig; store: AppStore; children: ReactNode }) {
  return (
    <PageConfigProvider config={config}>
      <Provider store={store}>{children}</Provider>
    </PageConfigProvider>
  );
}
