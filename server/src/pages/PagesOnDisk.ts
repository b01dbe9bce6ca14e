import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { CacheKey } from '../address/cacheKey.ts';
import { mostLatestPages } from '../workerMessages.ts';
import type { PageCache, StoredPage } from './PageCache.ts';

/** Of a set: those of several workers, which differ in what was read last. */
const mostPages = 1_000;
const longestKey = 2_000;
/** Of a page, compressed. */
const mostBytes = 1_000_000;
const newLine = 10;

/** A file's first line; the body follows it. */
const headSchema = z.object({
  key: z.string().max(longestKey),
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  freshMs: z.number(),
  bytes: z.number().int().max(mostBytes),
});

/** Folder with a folder of pages for each release set. */
export const storedPagesIn = (dataFolder: string) => path.join(dataFolder, 'stored-pages');

/**
 * The pages that readers of one release set read last, on this machine's disk: workers that follow killed ones have them at once, for as
 * long as the api cannot provide new ones.
 */
export class PagesOnDisk {
  readonly #folder: string;
  readonly #cache: Pick<PageCache, 'latest' | 'peek' | 'restore'>;
  readonly #log: Pick<Logger, 'warn'>;
  /** `ETag`s of the pages that it has written or read. */
  readonly #etags = new Map<CacheKey, string | undefined>();
  #writing: Promise<void> = Promise.resolve();
  #isKept = true;

  /** @param folder of the release set, which need not exist */
  constructor(folder: string, cache: Pick<PageCache, 'latest' | 'peek' | 'restore'>, log: Pick<Logger, 'warn'>) {
    this.#folder = folder;
    this.#cache = cache;
    this.#log = log;
  }

  /** Brings the pages back into the cache, as far as they can be read. @returns how many */
  async restore(): Promise<number> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((one) => one.endsWith('.page')).slice(0, mostPages)) {
      const kept = pageIn(await readFile(path.join(this.#folder, name)).catch(() => Buffer.alloc(0)));
      if (!kept || nameOf(kept.key) !== name) continue;
      this.#etags.set(kept.key, kept.page.headers.etag);
      this.#cache.restore(kept.key, kept.page);
    }
    return this.#etags.size;
  }

  /** Writes those of the cache that have changed, but none that is purged: another worker may know that it is gone. A page that cannot be written is logged, once until one can. */
  keep(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      try {
        await this.#keep();
        this.#isKept = true;
      } catch (error) {
        if (this.#isKept) this.#log.warn({ err: error }, 'cannot keep stored pages on the disk');
        this.#isKept = false;
      }
    });
    return this.#writing;
  }

  async #keep(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const names = new Set(await readdir(this.#folder));
    const latest = new Set(this.#cache.latest(mostLatestPages));
    for (const key of this.#etags.keys()) {
      const page = this.#cache.peek(key);
      // Such as that of a post which was taken back.
      if (page && page.status !== 200) await rm(path.join(this.#folder, nameOf(key)), { force: true });
      if (!latest.has(key)) this.#etags.delete(key);
    }
    for (const key of latest) {
      const page = this.#cache.peek(key);
      const isThere = names.has(nameOf(key)) && this.#etags.has(key) && this.#etags.get(key) === page?.headers.etag;
      if (page && !isThere) await this.#write(key, page);
    }
  }

  async #write(key: CacheKey, { bodies, headers, tags, freshMs }: StoredPage): Promise<void> {
    if (!bodies || bodies.br.length > mostBytes || key.length > longestKey) return;
    const head: z.infer<typeof headSchema> = { key, headers, tags: [...tags], freshMs, bytes: bodies.br.length };
    const file = path.join(this.#folder, nameOf(key));
    // Another worker may write the same page.
    const incoming = `${file}.${process.pid}`;
    await writeFile(incoming, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bodies.br]));
    await rename(incoming, file);
    this.#etags.set(key, headers.etag);
  }
}

/** Removes the pages of all sets but these from the disk, and of these the oldest that are too many. @param root folder of the sets' folders */
export async function removeOtherPages(root: string, sets: readonly string[], most = mostPages): Promise<void> {
  for (const set of await readdir(root).catch(() => [])) {
    const folder = path.join(root, set);
    if (sets.includes(set)) await removeOldest(folder, most);
    else await rm(folder, { recursive: true, force: true });
  }
}

async function removeOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= most) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return {
        file,
        at: await stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      };
    }),
  );
  const oldest = files.sort((one, other) => one.at - other.at).slice(0, names.length - most);
  for (const { file } of oldest) await rm(file, { force: true });
}

function nameOf(key: CacheKey): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.page`;
}

/** Null for a file that is none, or was cut. */
function pageIn(file: Buffer): { key: CacheKey; page: StoredPage } | null {
  const end = file.indexOf(newLine);
  if (end === -1) return null;
  try {
    const { key, bytes, ...page } = headSchema.parse(JSON.parse(file.toString('utf8', 0, end)));
    const br = file.subarray(end + 1);
    return br.length === bytes ? { key: key as CacheKey, page: { ...page, status: 200, bodies: { br } } } : null;
  } catch {
    return null;
  }
}
