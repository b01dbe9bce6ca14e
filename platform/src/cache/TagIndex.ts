/** Finds the keys of a cache by the tags of their entries. */
export class TagIndex<Key> {
  readonly #keys = new Map<string, Set<Key>>();

  add(key: Key, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      if (keys) keys.add(key);
      else this.#keys.set(tag, new Set([key]));
    }
  }

  /** @param tags the tags with which the key was added */
  remove(key: Key, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(tag);
    }
  }

  /** Keys with at least one of the tags. The set is a copy: the cache may be changed while it is read. */
  keysOf(tags: readonly string[]): Set<Key> {
    return new Set(tags.flatMap((tag) => [...(this.#keys.get(tag) ?? [])]));
  }

  /** Number of tags that have keys. */
  get size(): number {
    return this.#keys.size;
  }
}
