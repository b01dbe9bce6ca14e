import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@marquee/api/acts/database.ts';
import {
  acceptedFormat,
  type FetchPicture,
  FetchRefusedError,
  type NormalizedPicture,
  type OriginalStore,
  refuseOtherThanPdf,
  type UploadFormat,
} from '@marquee/api/acts/pictures.ts';
import { uploads } from '@marquee/api/acts/tables.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { uploadLimits } from '@marquee/shared/domain';
import { postFileOf } from '@marquee/shared/posts/postFile';
import { eq } from 'drizzle-orm';
import { type FileTree, FileTreeError } from '../../files/FileTree.ts';
import type { FoundPicture } from '../body/ModuleComposer.ts';
import type { FoundFile } from '../body/placeFiles.ts';
import { findPath, indexPaths, type PathIndex } from './findPath.ts';

/**
 * A picture or PDF that is ready to be stored. The file on the disk exists until it is stored or the import ends. A PDF
 * has no width and height.
 */
export type ReadyOriginal = NormalizedPicture & { publicId: string; format: UploadFormat | 'pdf'; file: string };

export type PictureImportOptions = {
  db: Database;
  originals: OriginalStore;
  /** A folder on the same disk as the originals. */
  directory: string;
  tree: FileTree | null;
  /** Fetches pictures from the web; null if the import may not do so. */
  fetch: FetchPicture | null;
  /** Fetches PDFs from the web; null if the import may not do so. */
  fetchFile: ((address: string) => Promise<Buffer>) | null;
  normalize(source: string, format: UploadFormat, target: string): Promise<NormalizedPicture>;
};

/**
 * Finds, checks and stores the pictures and PDFs of an import, within the limits of uploads. A public id comes from the
 * bytes, so that repeated or killed imports store them once.
 */
export class PictureImport {
  readonly #options: PictureImportOptions;
  readonly #folder: string;
  readonly #index: PathIndex;
  readonly #found = new Map<string, Promise<FoundPicture & { ready?: ReadyOriginal }>>();
  readonly #files = new Map<string, FoundFile & { ready?: ReadyOriginal }>();
  /** Addresses that wait to be fetched ahead. */
  readonly #waiting: string[] = [];
  #fetching = 0;

  private constructor(options: PictureImportOptions, folder: string) {
    this.#options = options;
    this.#folder = folder;
    this.#index = indexPaths(options.tree?.paths ?? []);
  }

  static async open(options: PictureImportOptions): Promise<PictureImport> {
    return new PictureImport(options, await mkdtemp(join(options.directory, 'unfinished-')));
  }

  /** Prepares a picture. Nothing is stored before `keep`. A refusal becomes a reason in the report. */
  find(address: string): Promise<FoundPicture & { ready?: ReadyOriginal }> {
    const known = this.#found.get(address);
    if (known) return known;
    const found = this.#read(address).catch((error: unknown) => ({ missing: reasonOf(error) }));
    this.#found.set(address, found);
    return found;
  }

  /** True if pictures may come from the web. */
  get isFetching(): boolean {
    return this.#options.fetch !== null;
  }

  /** Begins to fetch pictures that `find` will be asked for, a few at a time. */
  prefetch(addresses: readonly string[]): void {
    this.#waiting.push(...addresses.filter((address) => /^https?:/i.test(address) && !this.#found.has(address)));
    while (this.#fetching < fetchesAtOnce && this.#waiting.length > 0) void this.#fetchNext();
  }

  async #fetchNext(): Promise<void> {
    const address = this.#waiting.shift();
    if (address === undefined) return;
    this.#fetching += 1;
    // `find` throws the error of this picture later.
    await this.find(address).catch(() => undefined);
    this.#fetching -= 1;
    this.prefetch([]);
  }

  /** Prepares a PDF. Nothing is stored before `keep`. A refusal becomes a reason in the report. */
  async findFile(address: string): Promise<FoundFile & { ready?: ReadyOriginal }> {
    const known = this.#files.get(address);
    if (known) return known;
    const found = await this.#readFile(address).catch((error: unknown) => ({ missing: reasonOf(error) }));
    this.#files.set(address, found);
    return found;
  }

  /** Stores a picture or PDF after its row was written. */
  async keep({ publicId, format, file }: ReadyOriginal): Promise<void> {
    if (await this.#options.originals.find(publicId)) return;
    await this.#options.originals.take(publicId, format, file);
  }

  async close(): Promise<void> {
    this.#waiting.length = 0;
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #read(address: string): Promise<FoundPicture & { ready?: ReadyOriginal }> {
    const { fetch } = this.#options;
    const bytes = await this.#bytesOf(address, fetch && ((url) => fetchedPicture(fetch, url)));
    if (!bytes) return { missing: this.#whyMissing('pictures') };
    const publicId = publicIdOf(bytes);
    const stored = await this.#stored(publicId);
    // The picture process refuses a PDF.
    if (stored && stored.format !== 'pdf') {
      const { width, height, format } = stored;
      return { image: { public_id: publicId, width, height, format } };
    }
    return this.#prepare(publicId, bytes);
  }

  async #readFile(address: string): Promise<FoundFile & { ready?: ReadyOriginal }> {
    const bytes = await this.#bytesOf(address, this.#options.fetchFile);
    if (!bytes) return (await this.#ownFile(address)) ?? { missing: this.#whyMissing('files') };
    const file = join(this.#folder, randomUUID());
    await writeFile(file, bytes);
    await refuseOtherThanPdf(file);
    const publicId = publicIdOf(bytes);
    const found = { file: { publicId, bytes: bytes.length } };
    if (await this.#stored(publicId)) return found;
    return { ...found, ready: { publicId, format: 'pdf', width: 0, height: 0, bytes: bytes.length, file } };
  }

  /** Finds the file of an address of this network, from an export without files. */
  async #ownFile(address: string): Promise<FoundFile | undefined> {
    const { publicId = '' } = postFileOf(address) ?? {};
    const stored = await this.#stored(publicId);
    return stored?.format === 'pdf' ? { file: { publicId, bytes: stored.bytes } } : undefined;
  }

  /** Reads an address from the given folder or archive, or else from the web. */
  async #bytesOf(address: string, fetch: ((url: string) => Promise<Buffer>) | null): Promise<Buffer | undefined> {
    const path = this.#pathOf(address);
    const local = path === undefined ? undefined : await this.#options.tree?.read(path, uploadLimits.bytes);
    const url = URL.parse(address)?.href;
    return local ?? (url === undefined ? undefined : await fetch?.(url));
  }

  #pathOf(address: string): string | undefined {
    const path = findPath(this.#index, address);
    // Many files are called `menu.pdf`. The id before the name tells those of our exports apart.
    const [id = ''] = fileId.exec(address) ?? [];
    return path?.toLowerCase().includes(id.toLowerCase()) ? path : undefined;
  }

  #whyMissing(kind: 'pictures' | 'files'): string {
    const { tree, fetch } = this.#options;
    return `${tree ? `It is not among the ${kind}` : 'No pictures were given'}${fetch ? '' : ', and --fetch was not'}.`;
  }

  async #stored(publicId: string): Promise<typeof uploads.$inferSelect | undefined> {
    const [row] = await this.#options.db.select().from(uploads).where(eq(uploads.publicId, publicId));
    return row && (await this.#options.originals.find(publicId)) ? row : undefined;
  }

  async #prepare(publicId: string, bytes: Buffer): Promise<FoundPicture & { ready: ReadyOriginal }> {
    const source = join(this.#folder, randomUUID());
    const file = join(this.#folder, randomUUID());
    try {
      await writeFile(source, bytes);
      const format = await acceptedFormat(source);
      const normalized = await this.#options.normalize(source, format, file);
      const { width, height } = normalized;
      return {
        image: { public_id: publicId, width, height, format },
        ready: { ...normalized, publicId, format, file },
      };
    } finally {
      await rm(source, { force: true });
    }
  }
}

/** Number of pictures that are fetched at the same time. */
const fetchesAtOnce = 8;
/** Number of attempts to fetch a picture. */
const attempts = 3;

/** The id of a file in its address here, and in its path in an export. */
const fileId = /[\da-f]{8}-[\da-f-]{27}(?=\/[^/]+\.pdf$)/i;

/** Formats a digest like the ids of other uploads, so that the removal of unused uploads finds it. */
function publicIdOf(bytes: Buffer): string {
  const digest = createHash('sha256').update(bytes).digest('hex');
  return `uploads/${digest.slice(0, 8)}-${digest.slice(8, 12)}-${digest.slice(12, 16)}-${digest.slice(16, 20)}-${digest.slice(20, 32)}`;
}

/** Fetches a picture. A host that is too slow, or ends the connection, is asked again. */
async function fetchedPicture(fetch: FetchPicture, address: string): Promise<Buffer> {
  for (let attempt = 1; ; attempt += 1)
    try {
      const { bytes } = await fetch(address, [new URL(address).hostname], AbortSignal.timeout(30_000));
      return bytes;
    } catch (error) {
      if (error instanceof FetchRefusedError || error instanceof ProblemError || attempt === attempts) throw error;
    }
}

/** @throws errors that are not refusals of a picture or PDF */
function reasonOf(error: unknown): string {
  if (error instanceof ProblemError || error instanceof FileTreeError) return error.message;
  if (error instanceof FetchRefusedError) return `It was not fetched: ${error.message}.`;
  if (error instanceof Error && ('code' in error || error.name === 'TimeoutError'))
    return `It cannot be read: ${error.message}.`;
  throw error;
}
