import type { AppStore } from '../store.ts';

const loadsUnderWay = new WeakMap<AppStore, Map<string, Promise<void>>>();

/**
 * Loads something into a store; further callers wait for the load under way. When it fails they try themselves, as it
 * may have been given up with the page that began it.
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
