import { Readable } from 'node:stream';
import type { Database } from '@marquee/api/acts/database.ts';
import type { OriginalStore } from '@marquee/api/acts/pictures.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { ZipWriter } from '../files/ZipWriter.ts';
import { markdownFile, markdownPath } from './markdownFile.ts';
import { picturePath, picturesOf } from './pictures.ts';
import { readPosts } from './readPosts.ts';

export type SiteExport = {
  posts: number;
  pictures: number;
  /** Public ids of pictures that are not stored, each with the file of the first post that shows it. */
  missing: { picture: string; post: string }[];
};

/**
 * Writes a snapshot of a site's posts and their pictures into a new archive. The same posts give the same bytes, except
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
    const shown = new Map<string, { post: string; format: string }>();
    let posts = 0;
    await db.transaction(
      async (transaction) => {
        for await (const post of readPosts(transaction, site)) {
          const file = markdownPath(post);
          for (const { public_id, format } of picturesOf(post.row))
            if (!shown.has(public_id)) {
              const original = await originals.find(public_id);
              shown.set(public_id, { post: file, format: original?.format ?? format ?? 'jpg' });
            }
          const text = markdownFile(post, ({ public_id }) => shown.get(public_id)?.format ?? 'jpg');
          await zip.add(file, Readable.from([Buffer.from(text)]));
          posts += 1;
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const missing: SiteExport['missing'] = [];
    for (const [picture, { post, format }] of shown) {
      const original = await originals.read(picture);
      if (!original) missing.push({ picture, post });
      else await zip.add(picturePath(picture, format), Readable.from([original.bytes]), { isCompressed: true });
    }
    await zip.finish();
    return { posts, pictures: shown.size - missing.length, missing };
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}
