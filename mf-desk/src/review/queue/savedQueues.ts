/** A view of the queue that a moderator has named. `search` is the query of its address, with the question mark. */
export type SavedQueue = { name: string; search: string };

export const maxSavedQueues = 20;
export const maxQueueNameLength = 40;

const settingOf = (userId: string) => `marquee:desk-queues:${userId}`;

/** Returns the views that an account has saved in this browser. Leaves out invalid entries. */
export function readSavedQueues(userId: string): SavedQueue[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(settingOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedQueue).slice(0, maxSavedQueues) : [];
  } catch {
    return [];
  }
}

/** Stores the views of an account in this browser. @returns false if it blocks storage or has no space */
export function writeSavedQueues(userId: string, queues: readonly SavedQueue[]): boolean {
  try {
    localStorage.setItem(settingOf(userId), JSON.stringify(queues));
    return true;
  } catch {
    return false;
  }
}

function isSavedQueue(value: unknown): value is SavedQueue {
  if (typeof value !== 'object' || value === null) return false;
  const { name, search } = value as Partial<Record<keyof SavedQueue, unknown>>;
  return (
    typeof name === 'string' &&
    name.length > 0 &&
    name.length <= maxQueueNameLength &&
    typeof search === 'string' &&
    search.startsWith('?')
  );
}
