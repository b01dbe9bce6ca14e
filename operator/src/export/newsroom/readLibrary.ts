import type { Queryable } from '@marquee/api/acts/database.ts';
import { inArray, mediaItems, uploads, users } from '@marquee/api/acts/tables.ts';
import type { SiteKey } from '@marquee/shared/domain';
import { asc, eq } from 'drizzle-orm';
import type { EditRecord, LibraryRecord } from '../../newsroom/records.ts';
import { nameColumns, personOf } from './personOf.ts';

/** Maximum number of pictures in one query. */
const picturesAtOnce = 1_000;

/** Reads the pictures of the library of a site, the oldest first, with public ids in place of paths. */
export async function readLibrary(db: Queryable, site: SiteKey): Promise<LibraryRecord[]> {
  const rows = await db
    .select({ row: mediaItems, addedBy: nameColumns(users) })
    .from(mediaItems)
    .leftJoin(users, eq(users.id, mediaItems.addedBy))
    .where(eq(mediaItems.site, site))
    .orderBy(asc(mediaItems.id));
  return rows.map(({ row, addedBy }) => ({
    ...{ picture: row.publicId, original: row.original, title: row.title, fileName: row.fileName },
    ...{ credit: row.credit, rights: row.rights, altText: row.altText, focus: row.focus, lastDay: row.lastDay },
    ...{ isForWriters: row.isForWriters, addedBy: personOf(addedBy), addedAt: row.addedAt.toISOString() },
  }));
}

/** Reads which of the pictures were made from others, and how, with public ids in place of paths. */
export async function readEdits(db: Queryable, publicIds: readonly string[]): Promise<EditRecord[]> {
  const edits: EditRecord[] = [];
  for (let at = 0; at < publicIds.length; at += picturesAtOnce) {
    const rows = await db
      .select({ picture: uploads.publicId, original: uploads.original, edit: uploads.edit })
      .from(uploads)
      .where(inArray(uploads.publicId, publicIds.slice(at, at + picturesAtOnce)))
      .orderBy(asc(uploads.publicId));
    for (const { picture, original, edit } of rows)
      if (original !== null && edit !== null) edits.push({ picture, original, edit });
  }
  return edits;
}
