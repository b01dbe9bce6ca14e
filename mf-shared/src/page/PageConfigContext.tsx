import { createContext, type ReactNode, useContext } from 'react';
import type { PageConfig } from '../domain/index.ts';

const Context = createContext<PageConfig | null>(null);

/** Provides components with the config of the current site. */
export function PageConfigProvider({ config, children }: { config: PageConfig; children: ReactNode }) {
  return <Context value={config}>{children}</Context>;
}

/** Returns the config of the current site. */
export function usePageConfig(): PageConfig {
  const config = useContext(Context);
  if (!config) throw new Error('usePageConfig needs a PageConfigProvider above it');
  return config;
}
