import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { PageConfig } from '../domain/index.ts';
import { PageConfigProvider } from '../page/PageConfigContext.tsx';
import { type AppStore, createStore } from '../state/store.ts';
import { pageConfig } from './pageConfig.ts';

type InPageProps = { config?: PageConfig; store?: AppStore; path?: string; children: ReactNode };

/** Provides components with the surroundings of a page: config, store and router. */
export function InPage({ config = pageConfig(), store = createStore(), path = '/', children }: InPageProps) {
  return (
    <PageConfigProvider config={config}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </Provider>
    </PageConfigProvider>
  );
}
