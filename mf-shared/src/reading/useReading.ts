import { useSyncExternalStore } from 'react';
import { type Reading, readingList } from './ReadingList.ts';

const notYet = () => null;

/** The reading list of this device; null on the server and until the page is alive. */
export function useReading(): Reading | null {
  return useSyncExternalStore<Reading | null>(readingList.subscribe, readingList.read, notYet);
}
