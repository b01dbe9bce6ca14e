import { Readable } from 'node:stream';
import type { Database } from '@marquee/api/acts/database.ts';
import type { OriginalStore } from '@marquee/api/acts/pictures.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { ZipWriter } from '../files/ZipWriter.ts';
import { filePath, filesOf } from './files.ts';
import { markdownFile, markdownPath } from './markdownFile.ts';
import { picturePath, picturesOf } from './pictures.ts';
import { readPosts } from './readPosts.ts';

/** A picture or file of a post. */
type Original = {
  kind: 'picture' | 'file';
  publicId: string;
  format: string;
  /** Markdown file of the first post that names it. */
  post: string;
};

export type SiteExport = {
  posts: number;
  pictures: number;
  files: number;
  /** Pictures and files that are not stored. */
  missing: Original[];
};

/**
 * Writes a snapshot of a site's posts, pictures and files into a new archive. The same posts give the same bytes, except
 * for the time of the files.
 * @throws FileTreeError if the archive exists
 */
export async function exportSite(
  { db, originals }: { db: Database; originals: OriginalStore },
  site: SiteKey,
  path: string,
  now: Date,
): Promise<SiteExport> {
  const zip = await ZipWriter.create(path, { mtime: now });
  try {
    const formats = new Map<string, string>();
    const named = new Map<string, Original>();
    const name = (at: string, original: Original) => named.has(at) || named.set(at, original);
    let posts = 0;
    await db.transaction(
      async (transaction) => {
        for await (const post of readPosts(transaction, site)) {
          const file = markdownPath(post);
          for (const { public_id: publicId, format: told } of picturesOf(post.row)) {
            const format = formats.get(publicId) ?? (await originals.find(publicId))?.format ?? told ?? 'jpg';
            formats.set(publicId, format);
            name(picturePath(publicId, format), { kind: 'picture', publicId, format, post: file });
          }
          for (const one of filesOf(post.row))
            name(filePath(one), { kind: 'file', publicId: one.publicId, format: 'pdf', post: file });
          const text = markdownFile(post, ({ public_id }) => formats.get(public_id) ?? 'jpg');
          await zip.add(file, Readable.from([Buffer.from(text)]));
          posts += 1;
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const missing: Original[] = [];
    const written = { picture: 0, file: 0 };
    for (const [at, one] of named) {
      const original = await originals.read(one.publicId);
      if (!original || (one.kind === 'file' && original.format !== one.format)) missing.push(one);
      else {
        await zip.add(at, Readable.from([original.bytes]), { isCompressed: true });
        written[one.kind] += 1;
      }
    }
    await zip.finish();
    return { posts, pictures: written.picture, files: written.file, missing };
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}
