import type { AppStore } from '../store.ts';
import { loadOnce } from './loadOnce.ts';

/** Milliseconds for which loaded data is not requested again. The api caches its responses for the same time. */
const freshMs = 5 * 60_000;

const loadTimes = new WeakMap<AppStore, Map<string, number>>();

/**
 * Loads data into a store, unless the store has it. A tab may stay open for days, so old data is requested again. Until
 * the response arrives, the old data stays and the caller does not wait.
 * @param isThere true if the store has the data
 * @param now milliseconds since 1970
 * @returns a promise that resolves when the store has data. Rejects with the error of `load` if the store has none
 */
export async function loadUnlessFresh(
  store: AppStore,
  name: string,
  isThere: boolean,
  load: () => Promise<void>,
  now: number = Date.now(),
): Promise<void> {
  const times = loadTimes.get(store) ?? new Map<string, number>();
  loadTimes.set(store, times);
  if (isThere && now - (times.get(name) ?? store.createdAt) < freshMs) return;
  const loading = loadOnce(store, name, async () => {
    await load();
    times.set(name, now);
  });
  if (!isThere) return loading;
  loading.catch((error: unknown) => console.warn(`Failed to reload ${name}`, error));
}
