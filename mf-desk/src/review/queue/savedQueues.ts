/** A view of the queue that a moderator has named. `search` is its address, from the question mark on. */
export type SavedQueue = { name: string; search: string };

export const maxSavedQueues = 20;
export const maxQueueNameLength = 40;

const settingOf = (userId: string) => `marquee:desk-queues:${userId}`;

/** The views that an account has saved in this browser; none of those that are not as they were written. */
export function readSavedQueues(userId: string): SavedQueue[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(settingOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedQueue).slice(0, maxSavedQueues) : [];
  } catch {
    return [];
  }
}

/** Writes the views of an account. @returns whether the browser has stored them */
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
