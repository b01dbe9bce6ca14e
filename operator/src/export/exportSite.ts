import { Readable } from 'node:stream';
import type { Database, Queryable } from '@marquee/api/acts/database.ts';
import type { OriginalStore } from '@marquee/api/acts/pictures.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { ZipWriter } from '../files/ZipWriter.ts';
import { newsroomFiles } from '../newsroom/newsroomFiles.ts';
import { filePath, filesOf } from './files.ts';
import { markdownFile, markdownPath } from './markdownFile.ts';
import { readEdits, readLibrary } from './newsroom/readLibrary.ts';
import { readStories } from './newsroom/readStories.ts';
import { picturePath, picturesOf } from './pictures.ts';
import { readPosts } from './readPosts.ts';

/** A picture or file of a post or of the library. */
type Original = {
  kind: 'picture' | 'file';
  publicId: string;
  format: string;
  /** The first file that names it. */
  namedBy: string;
};

export type SiteExport = {
  posts: number;
  pictures: number;
  files: number;
  stories: number;
  /** Pictures of the library. */
  library: number;
  /** Pictures and files that are not stored. */
  missing: Original[];
};

type Sources = { db: Database; originals: OriginalStore };

/**
 * Writes a snapshot of a site's posts, stories and library, with pictures and files, into a new archive. The same rows
 * give the same bytes, except for the time of the files.
 * @throws FileTreeError if the archive exists
 */
export async function exportSite(
  { db, originals }: Sources,
  site: SiteKey,
  path: string,
  now: Date,
): Promise<SiteExport> {
  const zip = await ZipWriter.create(path, { mtime: now });
  try {
    const run = new ExportRun(zip, originals);
    const counts = await db.transaction(
      async (transaction) => ({
        posts: await run.writePosts(transaction, site),
        stories: await run.writeStories(transaction, site),
        library: await run.writeLibrary(transaction, site),
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const { picture, file, missing } = await run.writeOriginals();
    await zip.finish();
    return { ...counts, pictures: picture, files: file, missing };
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}

/** Collects the pictures and files while posts, stories and the library are written. */
class ExportRun {
  readonly #zip: ZipWriter;
  readonly #originals: OriginalStore;
  readonly #formats = new Map<string, string>();
  readonly #named = new Map<string, Original>();

  constructor(zip: ZipWriter, originals: OriginalStore) {
    this.#zip = zip;
    this.#originals = originals;
  }

  async writePosts(db: Queryable, site: SiteKey): Promise<number> {
    let posts = 0;
    for await (const post of readPosts(db, site)) {
      const file = markdownPath(post.row);
      for (const { public_id: publicId, format } of picturesOf(post.row)) await this.#picture(publicId, file, format);
      for (const one of filesOf(post.row)) this.#name(filePath(one), 'file', one.publicId, 'pdf', file);
      const text = markdownFile(post, ({ public_id }) => this.#formats.get(public_id) ?? 'jpg');
      await this.#write(file, text);
      posts += 1;
    }
    return posts;
  }

  async writeStories(db: Queryable, site: SiteKey): Promise<number> {
    const stories = await readStories(db, site, markdownPath);
    if (stories.length > 0) await this.#write(newsroomFiles.stories, jsonText({ stories }));
    return stories.length;
  }

  /** Call it after `writePosts`, because edited pictures of posts are named here with their originals. */
  async writeLibrary(db: Queryable, site: SiteKey): Promise<number> {
    const file = newsroomFiles.library;
    const pathOf = async (publicId: string) => `../${await this.#picture(publicId, file)}`;
    const items = await readLibrary(db, site);
    const pictures = [];
    for (const item of items)
      pictures.push({ ...item, picture: await pathOf(item.picture), original: await pathOf(item.original) });
    const edits = [];
    for (const one of await readEdits(db, [...this.#formats.keys()]))
      edits.push({ ...one, picture: await pathOf(one.picture), original: await pathOf(one.original) });
    if (pictures.length + edits.length > 0) await this.#write(file, jsonText({ pictures, edits }));
    return pictures.length;
  }

  async writeOriginals() {
    const missing: Original[] = [];
    const written = { picture: 0, file: 0 };
    for (const [at, one] of this.#named) {
      const original = await this.#originals.read(one.publicId);
      if (!original || (one.kind === 'file' && original.format !== one.format)) missing.push(one);
      else {
        await this.#zip.add(at, Readable.from([original.bytes]), { isCompressed: true });
        written[one.kind] += 1;
      }
    }
    return { ...written, missing };
  }

  /** @returns the path of a picture in the archive */
  async #picture(publicId: string, namedBy: string, told?: string): Promise<string> {
    const format = this.#formats.get(publicId) ?? (await this.#originals.find(publicId))?.format ?? told ?? 'jpg';
    this.#formats.set(publicId, format);
    const path = picturePath(publicId, format);
    this.#name(path, 'picture', publicId, format, namedBy);
    return path;
  }

  #name(path: string, kind: Original['kind'], publicId: string, format: string, namedBy: string): void {
    if (!this.#named.has(path)) this.#named.set(path, { kind, publicId, format, namedBy });
  }

  async #write(path: string, text: string): Promise<void> {
    await this.#zip.add(path, Readable.from([Buffer.from(text)]));
  }
}

function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
