import { createContext, type ReactNode, useContext } from 'react';
import type { PageConfig } from '../domain/index.ts';

const Context = createContext<PageConfig | null>(null);

/** Gives components the config of the site being read. */
export function PageConfigProvider({ config, children }: { config: PageConfig; children: ReactNode }) {
  return <Context value={config}>{children}</Context>;
}

/** The config of the site being read. */
export function usePageConfig(): PageConfig {
  const config = useContext(Context);
  if (!config) throw new Error('usePageConfig needs a PageConfigProvider above it');
  return config;
}
