import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

/**
 * Caches rendered pictures as files below a directory. Beyond the size limit, it removes the least recently used files.
 */
export class ImageCache {
  readonly #directory: string;
  readonly #sizes: LRUCache<string, number>;

  constructor(directory: string, maxBytes: number) {
    this.#directory = directory;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(bytes, 1),
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') rm(this.#path(name), { force: true }).catch(() => undefined);
      },
    });
  }

  /** Indexes the files of earlier runs, oldest first, and removes unfinished ones. */
  async open(): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    const found: { name: string; bytes: number; usedAt: number }[] = [];
    for (const name of await readdir(this.#directory, { recursive: true })) {
      const facts = await stat(join(this.#directory, name)).catch(() => undefined);
      if (!facts?.isFile()) continue;
      if (name.endsWith('.tmp')) await rm(join(this.#directory, name), { force: true });
      else found.push({ name: name.replace(/^..[\\/]/, ''), bytes: facts.size, usedAt: facts.mtimeMs });
    }
    for (const { name, bytes } of found.sort((a, b) => a.usedAt - b.usedAt)) this.#sizes.set(name, bytes);
  }

  /** Checks whether a picture is in the cache. */
  has(name: string): boolean {
    return this.#sizes.has(name);
  }

  /** @param name a hash with the format as its extension. */
  async read(name: string): Promise<Buffer | undefined> {
    if (this.#sizes.get(name) === undefined) return undefined;
    const path = this.#path(name);
    const now = new Date();
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes) await utimes(path, now, now).catch(() => undefined);
    else this.#sizes.delete(name);
    return bytes;
  }

  /** Stores a picture completely or not at all. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const path = this.#path(name);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}.tmp`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    this.#sizes.set(name, bytes.length);
  }

  #path(name: string): string {
    return join(this.#directory, name.slice(0, 2), name);
  }
}
