import { useSyncExternalStore } from 'react';

const key = 'vocal long sentences';
const listeners = new Set<() => void>();
let chosen: boolean | undefined;

/** False in browsers that cannot find sentences. */
export const canFindSentences = 'Segmenter' in Intl;

/** True if the writer wants to see long sentences. The choice is kept in this browser. */
export function useLongSentences(): boolean {
  return useSyncExternalStore(subscribe, () => canFindSentences && hasChosen());
}

/** Stores whether the writer wants to see long sentences. */
export function chooseLongSentences(choice: boolean): void {
  chosen = choice;
  try {
    if (choice) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Storage is full, or switched off. The choice stays until the page is closed.
  }
  for (const listener of listeners) listener();
}

function hasChosen(): boolean {
  if (chosen === undefined) {
    try {
      chosen = localStorage.getItem(key) === '1';
    } catch {
      chosen = false;
    }
  }
  return chosen;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
