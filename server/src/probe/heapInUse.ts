import { garbageCollector } from '@marquee/platform/process/garbageCollector.ts';

const collectGarbage = garbageCollector();

/** Bytes of the heap that are in use, after garbage was collected. */
export function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
