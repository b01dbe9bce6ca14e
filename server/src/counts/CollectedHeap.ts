import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';

/** The collections after which only living objects are left. */
const isWhole = (kind: number) => kind === constants.NODE_PERFORMANCE_GC_MAJOR;

/** Measures the bytes that a process holds after garbage collection. The bytes before a collection say nothing. */
export class CollectedHeap {
  #min: number | null = null;

  /** Watches this process. */
  watch(): void {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { kind } = (entry as PerformanceEntry & { detail: { kind: number } }).detail;
        if (isWhole(kind)) this.note(process.memoryUsage().heapUsed);
      }
    }).observe({ entryTypes: ['gc'] });
  }

  /** @param bytes in use just after a collection */
  note(bytes: number): void {
    this.#min = Math.min(bytes, this.#min ?? bytes);
  }

  /** Returns the minimum since the previous call. Null if no garbage was collected. */
  take(): number | null {
    const min = this.#min;
    this.#min = null;
    return min;
  }
}
