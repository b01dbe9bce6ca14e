import { useSyncExternalStore } from 'react';
import { type Reading, readingList } from './ReadingList.ts';

const notYet = () => null;

/** Reading list of this device. Null on the server and until hydration. */
export function useReading(): Reading | null {
  return useSyncExternalStore<Reading | null>(readingList.subscribe, readingList.read, notYet);
}
