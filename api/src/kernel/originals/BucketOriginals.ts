import { readFile } from 'node:fs/promises';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { storageCall } from '@marquee/platform/storage/storageCall.ts';
import type { Disk } from 'flydrive';
import { LRUCache } from 'lru-cache';
import {
  assertPublicId,
  isPublicId,
  type ListedOriginal,
  type Original,
  type OriginalFacts,
  type OriginalFormat,
  type OriginalStore,
  originalFormats,
  originalOf,
} from './OriginalStore.ts';

const folder = 'originals/';
const contentTypes: Record<OriginalFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  gif: 'image/gif',
  pdf: 'application/pdf',
};
/** Maximum number of originals with cached facts. A page has about thirty pictures, and each request needs one. */
const maxRemembered = 20_000;
/** Milliseconds for which facts are cached. An upload never changes, and is only removed after a day without use. */
const rememberedMs = 60_000;
const retryAfterSeconds = '2';

/**
 * Stores originals as objects of a bucket, `originals/<public id>.<format>`. The data folder uses the same names, so
 * that files can be copied. S3 keeps an object whole or not at all. An original that another api has just written is
 * found at once, because missing originals are not cached.
 */
export class BucketOriginals implements OriginalStore {
  readonly #bucket: Disk;
  readonly #found = new LRUCache<string, OriginalFacts>({
    max: maxRemembered,
    ttl: rememberedMs,
    allowStale: true,
    noDeleteOnStaleGet: true,
  });

  constructor(bucket: Disk) {
    this.#bucket = bucket;
  }

  async read(publicId: string): Promise<Original | undefined> {
    const found = await this.find(publicId);
    if (!found) return undefined;
    const bytes = await this.#call(`return the picture ${publicId}`, () =>
      this.#bucket.getBytes(keyOf(publicId, found.format)).catch(missing),
    );
    if (bytes) return { ...found, bytes: Buffer.from(bytes) };
    this.#found.delete(publicId);
    return undefined;
  }

  /** Does nothing, because a bucket has no unfinished objects. */
  async removeUnfinished(): Promise<void> {}

  async *list(): AsyncGenerator<ListedOriginal> {
    let paginationToken: string | undefined;
    do {
      const page = await this.#call('list the pictures', () =>
        this.#bucket.listAll(folder, { recursive: true, paginationToken }),
      );
      for (const object of page.objects) {
        const original = object.isFile && originalOf(object.key.slice(folder.length));
        if (original) yield original;
      }
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  /** While the storage fails, cached facts of originals stay valid, so that cached renditions are still served. */
  async find(publicId: string): Promise<OriginalFacts | undefined> {
    if (!isPublicId(publicId)) return undefined;
    const isFresh = this.#found.has(publicId);
    const remembered = this.#found.get(publicId);
    if (remembered && isFresh) return remembered;
    try {
      const found = await this.#lookUp(publicId);
      if (found) this.#found.set(publicId, found);
      else this.#found.delete(publicId);
      return found;
    } catch (error) {
      if (remembered) return remembered;
      throw error;
    }
  }

  async write(publicId: string, format: OriginalFormat, bytes: Buffer | string): Promise<void> {
    assertPublicId(publicId);
    await this.#call(`keep the picture ${publicId}`, () =>
      this.#bucket.put(keyOf(publicId, format), bytes, { contentType: contentTypes[format] }),
    );
    this.#found.delete(publicId);
  }

  async take(publicId: string, format: OriginalFormat, file: string): Promise<void> {
    assertPublicId(publicId);
    // The file is read into memory, so that a failed attempt can be repeated. An upload has 20 MB at most.
    await this.write(publicId, format, await readFile(file));
  }

  async remove(publicId: string, format: OriginalFormat): Promise<void> {
    if (!isPublicId(publicId)) return;
    await this.#call(`remove the picture ${publicId}`, () => this.#bucket.delete(keyOf(publicId, format)));
    this.#found.delete(publicId);
  }

  async #lookUp(publicId: string): Promise<OriginalFacts | undefined> {
    // The formats are looked up in parallel. In sequence, a picture of the last format would take five times as long.
    const found = await this.#call(`find the picture ${publicId}`, () =>
      Promise.all(
        originalFormats.map(async (format) => {
          const facts = await this.#bucket.getMetaData(keyOf(publicId, format)).catch(missing);
          return facts && { format, version: facts.etag.replaceAll('"', '') };
        }),
      ),
    );
    return found.find((facts) => facts !== undefined);
  }

  /** @throws ProblemError 503 with the request and the reason */
  async #call<Result>(task: string, ask: () => Promise<Result>): Promise<Result> {
    return storageCall(task, ask).catch((cause: unknown) => {
      throw new ProblemError(503, 'unavailable', 'The storage of pictures is unavailable.', {
        headers: { 'retry-after': retryAfterSeconds },
        cause,
      });
    });
  }
}

function keyOf(publicId: string, format: OriginalFormat): string {
  return `${folder}${publicId}.${format}`;
}

/** Returns undefined for a missing object. Any other failure is an error. */
function missing(error: unknown): undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && (cause.name === 'NotFound' || cause.name === 'NoSuchKey')) return undefined;
  throw error;
}
