import type { Api } from '@marquee/shared';
import { createContext, useContext } from 'react';

/** Provides the api's calls to the pages. */
export const ApiContext = createContext<Api | null>(null);

/** Returns the api's calls. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiContext above it');
  return api;
}
