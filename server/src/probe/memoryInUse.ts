import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import { garbageCollector } from '@marquee/platform/process/garbageCollector.ts';

const collectGarbage = garbageCollector();

/** Heap spaces of compiled code. The engine changes them by 100 kB within a few renders, so they are left out. */
const isCode = (space: string) => /^(shared_)?(code|trusted)_/.test(space);

/**
 * Bytes of objects and buffers that are held, after garbage was collected. Compiled code does not count. Exact with `--single-threaded-gc`, as the
 * probe has it: else another thread lets buffers go a little later.
 */
export function memoryInUse(): number {
  collectGarbage();
  const inHeap = getHeapSpaceStatistics()
    .filter(({ space_name }) => !isCode(space_name))
    .reduce((bytes, { space_used_size }) => bytes + space_used_size, 0);
  return inHeap + getHeapStatistics().external_memory;
}
