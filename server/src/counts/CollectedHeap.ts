import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';

/** The collections after which only living objects are left. */
const isWhole = (kind: number) => kind === constants.NODE_PERFORMANCE_GC_MAJOR;

/** Bytes that a process holds after its garbage was collected: what it holds before says nothing. */
export class CollectedHeap {
  #least: number | null = null;

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
    this.#least = Math.min(bytes, this.#least ?? bytes);
  }

  /** The least since the last time; null when nothing was collected. */
  take(): number | null {
    const least = this.#least;
    this.#least = null;
    return least;
  }
}
