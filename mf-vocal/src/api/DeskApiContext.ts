import { createContext, useContext } from 'react';
import type { DeskApi } from './createDeskApi.ts';

/** Provides the writing desk's calls to the pages. */
export const DeskApiContext = createContext<DeskApi | null>(null);

/** Returns the writing desk's calls. */
export function useDeskApi(): DeskApi {
  const api = useContext(DeskApiContext);
  if (!api) throw new Error('useDeskApi needs a DeskApiContext above it');
  return api;
}
