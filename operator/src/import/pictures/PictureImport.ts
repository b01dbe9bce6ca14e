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
  type UploadFormat,
} from '@marquee/api/acts/pictures.ts';
import { uploads } from '@marquee/api/acts/tables.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { uploadLimits } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { type FileTree, FileTreeError } from '../../files/FileTree.ts';
import type { FoundPicture } from '../body/ModuleComposer.ts';
import { findPath, indexPaths, type PathIndex } from './findPath.ts';

/** A picture that is ready to be stored. The file exists until it is stored or the import ends. */
export type ReadyPicture = NormalizedPicture & { publicId: string; format: UploadFormat; file: string };

export type PictureImportOptions = {
  db: Database;
  originals: OriginalStore;
  /** A folder on the same disk as the originals. */
  directory: string;
  tree: FileTree | null;
  /** Fetches pictures from the web; null if the import may not do so. */
  fetch: FetchPicture | null;
  normalize(source: string, format: UploadFormat, target: string): Promise<NormalizedPicture>;
};

/**
 * Finds, checks and stores the pictures of an import, within the limits of uploads. A picture's public id comes from
 * its bytes, so that repeated or killed imports store it once.
 */
export class PictureImport {
  readonly #options: PictureImportOptions;
  readonly #folder: string;
  readonly #index: PathIndex;
  readonly #found = new Map<string, FoundPicture & { ready?: ReadyPicture }>();

  private constructor(options: PictureImportOptions, folder: string) {
    this.#options = options;
    this.#folder = folder;
    this.#index = indexPaths(options.tree?.paths ?? []);
  }

  static async open(options: PictureImportOptions): Promise<PictureImport> {
    return new PictureImport(options, await mkdtemp(join(options.directory, 'unfinished-')));
  }

  /** Prepares a picture. Nothing is stored before `keep`. A refusal becomes a reason in the report. */
  async find(address: string): Promise<FoundPicture & { ready?: ReadyPicture }> {
    const known = this.#found.get(address);
    if (known) return known;
    const found = await this.#read(address).catch((error: unknown) => ({ missing: reasonOf(error) }));
    this.#found.set(address, found);
    return found;
  }

  /** Stores the file of a picture after its row was written. */
  async keep({ publicId, format, file }: ReadyPicture): Promise<void> {
    if (await this.#options.originals.find(publicId)) return;
    await this.#options.originals.take(publicId, format, file);
  }

  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #read(address: string): Promise<FoundPicture & { ready?: ReadyPicture }> {
    const { db, tree, fetch } = this.#options;
    const path = findPath(this.#index, address);
    const local = path === undefined ? undefined : await tree?.read(path, uploadLimits.bytes);
    const bytes = local ?? (fetch ? await fetched(fetch, address) : undefined);
    if (!bytes) {
      const where = tree ? 'It is not among the pictures' : 'No pictures were given';
      return { missing: `${where}${fetch ? '' : ', and --fetch was not'}.` };
    }
    const publicId = publicIdOf(bytes);
    const [stored] = await db.select().from(uploads).where(eq(uploads.publicId, publicId));
    if (stored && (await this.#options.originals.find(publicId))) {
      const { width, height, format } = stored;
      return { image: { public_id: publicId, width, height, format } };
    }
    return this.#prepare(publicId, bytes);
  }

  async #prepare(publicId: string, bytes: Buffer): Promise<FoundPicture & { ready: ReadyPicture }> {
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

/** Formats a digest like the ids of other uploads, so that the removal of unused uploads finds it. */
function publicIdOf(bytes: Buffer): string {
  const digest = createHash('sha256').update(bytes).digest('hex');
  return `uploads/${digest.slice(0, 8)}-${digest.slice(8, 12)}-${digest.slice(12, 16)}-${digest.slice(16, 20)}-${digest.slice(20, 32)}`;
}

async function fetched(fetch: FetchPicture, address: string): Promise<Buffer | undefined> {
  const url = URL.parse(address);
  if (!url) return undefined;
  const { bytes } = await fetch(url.href, [url.hostname], AbortSignal.timeout(30_000));
  return bytes;
}

/** @throws errors that are not refusals of a picture */
function reasonOf(error: unknown): string {
  if (error instanceof ProblemError || error instanceof FileTreeError) return error.message;
  if (error instanceof FetchRefusedError) return `It was not fetched: ${error.message}.`;
  if (error instanceof Error && ('code' in error || error.name === 'TimeoutError'))
    return `It cannot be read: ${error.message}.`;
  throw error;
}
