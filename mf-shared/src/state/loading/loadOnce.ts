import type { AppStore } from '../store.ts';

const loadsUnderWay = new WeakMap<AppStore, Map<string, Promise<void>>>();

/**
 * Loads data into a store once. Further callers wait for the running load. If it fails, they try it again, because the
 * reader may have left the page that began it.
 */
export function loadOnce(store: AppStore, name: string, load: () => Promise<void>): Promise<void> {
  const loads = loadsUnderWay.get(store) ?? new Map<string, Promise<void>>();
  loadsUnderWay.set(store, loads);
  const running = loads.get(name);
  if (running) return running.catch(load);
  const loading = load().finally(() => loads.delete(name));
  loads.set(name, loading);
  return loading;
}
