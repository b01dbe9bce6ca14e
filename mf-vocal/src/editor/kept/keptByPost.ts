/**
 * Keeps a value of each post in this browser, because it is the writer's own and no part of the post.
 * @param key of the browser's storage
 * @param maxPosts number of posts whose values are kept. The value that was set first makes room
 */
export function keptByPost<Value>(key: string, maxPosts: number, isValue: (value: unknown) => value is Value) {
  function read(): (readonly [string, Value])[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isEntry) : [];
    } catch {
      return [];
    }
  }

  /** The key of an entry is only compared. */
  function isEntry(entry: unknown): entry is readonly [string, Value] {
    return Array.isArray(entry) && isValue(entry[1]);
  }

  return {
    /** Returns the value of a post. Null without one. */
    of: (postId: string): Value | null => read().find(([id]) => id === postId)?.[1] ?? null,

    /** Sets the value of a post. Null removes it. */
    set(postId: string, value: Value | null): void {
      const others = read().filter(([id]) => id !== postId);
      const entries = value === null ? others : [...others, [postId, value] as const];
      try {
        localStorage.setItem(key, JSON.stringify(entries.slice(-maxPosts)));
      } catch {
        // Storage is full, or switched off. The value stays until the page is closed.
      }
    },
  };
}
