import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@marquee/api/db/connect.ts';
import { uploads } from '@marquee/api/db/schema/uploads.ts';
import { type FetchPicture, FetchRefusedError } from '@marquee/api/images/foreign/fetchPicture.ts';
import type { OriginalStore } from '@marquee/api/images/rendering/OriginalStore.ts';
import { acceptedFormat, type UploadFormat } from '@marquee/api/vocal/uploads/acceptedFormat.ts';
import type { NormalizedPicture } from '@marquee/api/vocal/uploads/normalizePicture.ts';
import { ProblemError } from '@marquee/platform/problem/ProblemError.ts';
import { uploadLimits } from '@marquee/shared/domain';
import { eq } from 'drizzle-orm';
import { type FileTree, FileTreeError } from '../../files/FileTree.ts';
import type { FoundPicture } from '../body/ModuleComposer.ts';
import { findPath, indexPaths, type PathIndex } from './findPath.ts';

/** A picture that is ready to be stored. The file is there until it is taken or the import ends. */
export type ReadyPicture = NormalizedPicture & { publicId: string; format: UploadFormat; file: string };

export type PictureImportOptions = {
  db: Database;
  originals: OriginalStore;
  /** A folder of the same disk as the originals. */
  directory: string;
  tree: FileTree | null;
  /** Null unless pictures of the web are wanted. */
  fetch: FetchPicture | null;
  normalize(source: string, format: UploadFormat, target: string): Promise<NormalizedPicture>;
};

/**
 * Finds, checks and stores the pictures of an import, within the limits of uploads. A picture's public id comes from its
 * bytes: however often it is imported, and wherever an import was killed, it is stored once.
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

  /** Nothing is stored before `keep`. Any refusal is a reason for the report. */
  async find(address: string): Promise<FoundPicture & { ready?: ReadyPicture }> {
    const known = this.#found.get(address);
    if (known) return known;
    const found = await this.#read(address).catch((error: unknown) => ({ missing: reasonOf(error) }));
    this.#found.set(address, found);
    return found;
  }

  /** Stores the file of a picture whose row is written. */
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

/** In the form of the other uploads' ids, which the removal of unused ones looks for. */
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

/** @throws whatever is no refusal of a picture */
function reasonOf(error: unknown): string {
  if (error instanceof ProblemError || error instanceof FileTreeError) return error.message;
  if (error instanceof FetchRefusedError) return `It was not fetched: ${error.message}.`;
  if (error instanceof Error && ('code' in error || error.name === 'TimeoutError'))
    return `It cannot be read: ${error.message}.`;
  throw error;
}
