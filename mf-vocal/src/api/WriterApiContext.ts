import { createContext, useContext } from 'react';
import type { WriterApi } from './createWriterApi.ts';

/** Provides the writer's calls to the pages. */
export const WriterApiContext = createContext<WriterApi | null>(null);

/** Returns the writer's calls. */
export function useWriterApi(): WriterApi {
  const api = useContext(WriterApiContext);
  if (!api) throw new Error('useWriterApi needs a WriterApiContext above it');
  return api;
}
